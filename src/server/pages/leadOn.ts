import { parameterByKey } from '#machines/market/parameterDefinitions.ts';
import { decodedPiece } from '#machines/market/percentEncoding.ts';
import { withCampaignOf } from '#market/campaignKeys.ts';
import { optionsOf } from '#market/optionList.ts';
import { isSearchRoute } from '#market/searchAddress.ts';
import { placeAt } from '#routes';

/**
 * Whether what somebody asks for is another spelling of a page's own address: its path in another language, in another
 * order, by ids, with a form's fields behind it; bounds the wrong way round; choices that nobody knows. Strangers can think
 * up any number of paths that lead nowhere: they are not led on.
 */
export function isSpelledOtherwise(asked: string, canonical: string): boolean {
  const name = placeAt(canonical)?.name ?? '';
  if (name === 'error') return false;
  return (
    readablePath(asked) !== readablePath(canonical) ||
    hasTurnedBounds(asked, canonical) ||
    (isSearchRoute(name) && hasUnknownChoice(asked))
  );
}

/**
 * The address to lead to. Beside a search, which says all that is looked for itself, only the keys of advertisements are
 * passed on (SEARCH-17); anywhere else the query as it was asked: who follows a link from a mail keeps what that said.
 */
export function leadOn(to: string, asked: string): string {
  if (!isSearchRoute(placeAt(to)?.name ?? '')) return to + queryOf(asked);
  return withCampaignOf(asked, to);
}

/** The keys of an address from and to. */
const bounds: readonly (readonly [from: string, to: string])[] = [
  ['ps', 'pe'],
  ...Object.values(parameterByKey).flatMap((parameter) => (parameter.kind === 'number' ? [parameter.addressKeys] : [])),
];

/** Whether an interval is asked for the wrong way round: one page has one address. */
function hasTurnedBounds(asked: string, canonical: string): boolean {
  const [said, meant] = [asked, canonical].map((address) => new URLSearchParams(queryOf(address))) as [
    URLSearchParams,
    URLSearchParams,
  ];
  return bounds.some(([from, to]) => {
    const [least, most] = [meant.get(from), meant.get(to)];
    return least !== null && most !== null && least !== most && said.get(from) === most && said.get(to) === least;
  });
}

/** Whether a choice is asked for that there is not. A browser does not know which there are, and would look for it. */
function hasUnknownChoice(asked: string): boolean {
  const said = new URLSearchParams(queryOf(asked));
  return Object.values(parameterByKey).some(
    (parameter) =>
      parameter.kind === 'choice' &&
      said
        .getAll(parameter.addressKey)
        .flatMap(optionsOf)
        .some((option) => !parameter.choices.includes(option)),
  );
}

function readablePath(address: string): string {
  return decodedPiece(address.replace(/[?#].*/s, '')).replace(/\/+$/, '');
}

function queryOf(address: string): string {
  return address.replace(/^[^?]*/s, '');
}
