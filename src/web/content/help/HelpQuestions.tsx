import { Plural, Trans, useLingui } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Search from 'lucide-react/icons/search';
import { createElement, useEffect } from 'react';

import type { ContentPage, ContentSection } from '#machines/content/contentPage.ts';
import { longestHelpQuery } from '#machines/content/helpQuery.ts';
import { pathTo } from '#routes';

import { useAddress } from '../../addresses/address.ts';
import { queryOf } from '../../addresses/queryOf.ts';
import { useLanguage } from '../../page/firstPage.tsx';
import { Button, LinkButton } from '../../ui/button/Button.tsx';
import { EmptyRoom } from '../../ui/feedback/EmptyRoom.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/navigation/Link.tsx';
import { onPlainClick } from '../../ui/navigation/plainClick.ts';
import { ContentBlocks } from '../ContentBlocks.tsx';
import { groupsOf } from '../groups.ts';
import { useAnchor } from '../useAnchor.ts';
import { HelpFlow, useHelpLogic } from './helpFlow.ts';
import * as styles from './HelpQuestions.css.ts';
import { unfoldForPrint } from './unfoldForPrint.ts';

/** The questions of the help page with their search. */
export function HelpQuestions({ page: { sections, found } }: { readonly page: ContentPage }) {
  return (
    <HelpFlow.Provider logic={useHelpLogic()} options={{ input: { found } }}>
      <AddressToFlow />
      <SearchedQuestions sections={sections} />
    </HelpFlow.Provider>
  );
}

/** Sends the query of the URL to the help search whenever it changes. */
function AddressToFlow() {
  const flow = HelpFlow.useActorRef();
  const query = queryOf(useAddress()).get('q') ?? '';
  useEffect(() => flow.send({ type: 'address.changed', query }), [flow, query]);
  return null;
}

type Sections = Pick<ContentPage, 'sections'>;

/** The search form, and below it the questions that were found, or all if nothing was searched. */
function SearchedQuestions({ sections }: Sections) {
  const found = HelpFlow.useSelector(({ context }) => context.found);
  useAnchor();
  return (
    <div ref={unfoldForPrint} className={styles.help}>
      <SearchForm />
      <Outcome />
      {found === null ? <AllQuestions sections={sections} /> : <FoundQuestions key={found.query} sections={sections} />}
    </div>
  );
}

/** The form of the help search. Without scripts it loads the page with the text in its URL. */
function SearchForm() {
  const { t } = useLingui();
  const language = useLanguage();
  const flow = HelpFlow.useActorRef();
  const text = HelpFlow.useSelector(({ context }) => context.text);
  const label = t({ id: 'help.search.label', message: 'Search help' });
  return (
    <form
      role="search"
      aria-label={label}
      action={pathTo('help', language)}
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        flow.send({ type: 'search.submitted' });
      }}
    >
      <input
        type="search"
        name="q"
        value={text}
        maxLength={longestHelpQuery}
        autoComplete="off"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        className={styles.searchInput}
        onChange={({ target }) => flow.send({ type: 'search.typed', text: target.value })}
      />
      <Button type="submit" icon={Search}>
        <span className={styles.searchAction}>
          <Trans id="help.search.action">Search</Trans>
        </span>
      </Button>
    </form>
  );
}

/** The result of the search in words, which screen readers announce. */
function Outcome() {
  const flow = HelpFlow.useActorRef();
  const count = HelpFlow.useSelector(({ context }) => context.found?.ids.length ?? 0);
  const isFound = HelpFlow.useSelector((now) => now.matches('found'));
  const isEmpty = HelpFlow.useSelector((now) => now.matches('nothing'));
  const hasFailed = HelpFlow.useSelector((now) => now.matches('failed'));
  return (
    <>
      <div className={styles.outcome}>
        <p role="status">
          {isFound && (
            <Trans id="help.search.count">
              <Plural value={count} one="# answer" other="# answers" />
            </Trans>
          )}
          {isEmpty && <Trans id="help.search.none">No matches</Trans>}
        </p>
        {(isFound || isEmpty) && <ShowAll />}
      </div>
      {isEmpty && <ContactRoom />}
      {hasFailed && (
        <div className={styles.failure}>
          <p role="alert">
            <Trans id="help.search.failed">Something went wrong. Please try again.</Trans>
          </p>
          <Button size="dense" onClick={() => flow.send({ type: 'search.retried' })}>
            <Trans id="help.search.again">Search again</Trans>
          </Button>
        </div>
      )}
    </>
  );
}

function ShowAll() {
  const flow = HelpFlow.useActorRef();
  return (
    <Link
      to={pathTo('help', useLanguage())}
      className={styles.showAll}
      onClick={onPlainClick(() => flow.send({ type: 'search.cleared' }))}
    >
      <Trans id="help.search.all">Show all questions</Trans>
    </Link>
  );
}

function ContactRoom() {
  return (
    <EmptyRoom
      icon={CircleQuestionMark}
      title={<Trans id="help.none.title">We don’t have an answer to that yet</Trans>}
      action={
        <LinkButton kind="primary" to={pathTo('contact', useLanguage())}>
          <Trans id="help.contact">Contact us</Trans>
        </LinkButton>
      }
    >
      <Trans id="help.none.text">Try other words, or write to us.</Trans>
    </EmptyRoom>
  );
}

/** All questions below the headings of their groups. */
function AllQuestions({ sections }: Sections) {
  return groupsOf(sections).map(({ group, sections: questions }) => (
    <section key={questions[0].id} className={styles.group}>
      {group !== undefined && <h2 className={styles.groupTitle}>{group}</h2>}
      <Questions of={questions} level={group === undefined ? 'h2' : 'h3'} />
    </section>
  ));
}

/** The questions that match the search, best first. The best one is unfolded. */
function FoundQuestions({ sections }: Sections) {
  const { t } = useLingui();
  const ids = HelpFlow.useSelector(({ context }) => context.found?.ids ?? none);
  const questions = ids.flatMap((id) => sections.find((section) => section.id === id) ?? []);
  if (questions.length === 0) return null;
  return (
    <section aria-label={t({ id: 'help.search.results', message: 'Search results' })}>
      <Questions of={questions} level="h2" opens={questions[0]!.id} />
    </section>
  );
}

const none: readonly string[] = [];

interface QuestionsProps {
  readonly of: readonly ContentSection[];
  readonly level: 'h2' | 'h3';
  /** The id of the question that is unfolded at first. */
  readonly opens?: string;
}

/**
 * Questions that unfold their answers. The anchor is inside the answer, because browsers open the element around the
 * target of an address.
 */
function Questions({ of, level, opens }: QuestionsProps) {
  return (
    <div>
      {of.map(({ id, title, blocks }) => (
        <details key={id} open={id === opens} className={styles.question}>
          <summary className={styles.summary}>
            {createElement(level, { className: styles.questionTitle }, title)}
            <span className={styles.chevron}>
              <Icon of={ChevronDown} />
            </span>
          </summary>
          <div id={id} className={styles.answer}>
            <ContentBlocks of={blocks} />
          </div>
        </details>
      ))}
    </div>
  );
}
