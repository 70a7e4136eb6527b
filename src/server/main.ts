import { join } from 'node:path';
import { hour } from '#machines/market/units.ts';
import { placeOfPostcode } from '#market/placeOfPostcode.ts';
import { createApp, type Services } from './app.ts';
import type { Config } from './config.ts';
import { seedDemo, wantsDemo } from './demo/seed.ts';
import { drain } from './http/connection/drain.ts';
import { createLog } from './http/log.ts';
import { listenAt } from './http/connection/listening.ts';
import { settingsNotice } from './http/connection/proxies.ts';
import { publicUrlOf } from './http/connection/publicUrl.ts';
import { wordsOf } from './http/words.ts';
import { openListingRows } from './listing/listingRows.ts';
import { openSearch } from '#server/search/feed/searchFeed.ts';
import { ignoredParameters } from './store/postgres/addressParameters.ts';
import { indexNames } from './insertion/help/namedThings.ts';
import { publishWaiting } from './insertion/publishing.ts';
import { localityTable } from './localities/localityTable.ts';
import { openMails } from './mail/mails.ts';
import { openPost } from './mail/openPost.ts';
import { openMessagePictures } from './messaging/conversation/messagePictures.ts';
import { openMarket } from './market.ts';
import type { Market } from '#server/store/market.ts';
import type { Web } from './pages/rendering/web.ts';
import { openAccountDesk } from './account/accountDesk.ts';
import { openSecurityLog } from './account/login/securityLog.ts';
import { openErasures } from './account/leaving/erasures.ts';
import { features } from './features.ts';
import { forgetErased } from './persons.ts';
import { openWishedMails } from './account/addresses/wishedMails.ts';
import { forgetMade } from './pictures/madeOfPhotos.ts';
import { openPhotoFiles } from './pictures/photos/openPhotoFiles.ts';
import { openPhotos } from './pictures/photos/photos.ts';
import { openMarketHub } from './marketHub.ts';
import { openVocabulary } from './suggestions/vocabulary/vocabularyFeed.ts';
import { openDoor } from './work/door.ts';
import { openClockGuard } from './work/clockGuard.ts';
import { eachAlone } from '#server/store/eachAlone.ts';
import { marketWork } from './work/marketWork.ts';

/** How often the scheduler looks for what is over: terms and promotions, deletions that can be undone no longer, sessions. */
const schedulerPause = 60_000;

/** How often it looks through the pictures that were made of photos: there may be very many. */
const madePause = hour;

export interface RunningServer {
  /** Where it is reached: `http://localhost:3000`. */
  readonly url: string;
  readonly market: Market;
  /** Finishes what it began, writes the search snapshot and lets go of everything. */
  close(): Promise<void>;
}

export interface ServerOptions {
  readonly clock?: () => number;
  /** Told what the start is doing, a step a line. */
  readonly say?: (line: string) => void;
}

/** Starts a server: journals, search, pages, in the order in which they need one another. */
export async function startServer(config: Config, web: Web, options: ServerOptions = {}): Promise<RunningServer> {
  const say = options.say ?? (() => {});
  const closing: (() => Promise<unknown> | void)[] = [];
  /** A step that fails keeps none of the others from letting go; the first failure is told. */
  const close = async () => {
    const failures: unknown[] = [];
    for (const step of closing.splice(0).toReversed()) {
      try {
        await step();
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  };
  try {
    const market = await openMarket(config, options);
    closing.push(() => market.close());
    const { acceptLostKeys, acceptLostFacts } = config;
    if (acceptLostKeys !== undefined)
      say(
        `ACCEPT_LOST_KEYS=${acceptLostKeys} accepts the loss of the keys of ${acceptLostKeys} accounts: unset it now`,
      );
    if (acceptLostFacts !== undefined)
      say(
        `ACCEPT_LOST_FACTS=${acceptLostFacts} accepts the loss of all facts after the first ${acceptLostFacts}: unset it now`,
      );
    await market.skips.forgetRepaired();
    if (config.demo && (await wantsDemo(market))) {
      const home = config.databaseUrl === undefined ? 'DATA_DIR' : 'DATABASE_URL';
      say(`to begin an empty market instead: set DEMO=0, and ${home} to a new place`);
      say('filling the demonstration market');
      say(`${await seedDemo(market)} ads in the demonstration market, with those that are over or removed`);
    }

    const log = createLog(config);
    if (market.keyNotice !== undefined) {
      say(market.keyNotice);
      log.warn(market.keyNotice);
    }
    market.skips.onSkipped((fact) =>
      log.error(fact, 'a fact cannot be read and was skipped: run npm run journal -- verify'),
    );
    const search = await openSearch(market, {
      dataDir: config.dataDir,
      ...(config.search === 'sql' && { rowsAt: config.databaseUrl! }),
      onFailure: (error) => log.error({ err: error }, 'search could not take a fact'),
    });
    closing.push(() => search.close());
    say(`${search.port.size} running ads in search`);
    if (config.recording) {
      const what = config.recording === true ? '' : ` of ${config.recording}`;
      say(`recording${what} is on: every page brings the recorder, which is for tests and for no visitor`);
    }

    const door = await web.door();
    const words = wordsOf(await door.loadCatalogues());
    const erasures = await openErasures(market, {
      onFailure: (error) => log.error({ err: error }, 'an erasure could not be heeded'),
    });
    closing.push(() => erasures.close());
    const rows = await openListingRows(market);
    erasures.onErased((seller) => rows.letGo(seller));
    closing.push(() => rows.close());
    const { vocabulary, close: closeVocabulary } = openVocabulary(market, {
      onFailure: (error) => log.error({ err: error }, 'the vocabulary of suggestions failed'),
    });
    closing.push(closeVocabulary);
    const wishedMails = openWishedMails(market, {
      onFailure: (error) => log.error({ err: error }, 'a mail requested by address could not be sent on'),
    });
    closing.push(() => wishedMails.close());
    const accounts = openAccountDesk(market, {
      wishedMails,
      security: openSecurityLog(market, log),
      support: config.supportEmail,
      knowsPostcode: (postcode) => placeOfPostcode(services.localities, postcode) !== undefined,
    });
    const hub = await openMarketHub(accounts, {
      onFailure: (error) => log.error({ err: error }, 'the streams could not be told of a fact'),
    });
    closing.push(() => hub.close());
    const photoFiles = await openPhotoFiles(config);
    const services: Services = {
      market,
      rows,
      words,
      search,
      vocabulary,
      erasures,
      localities: await localityTable(market),
      accounts,
      hub,
      photos: openPhotos(market, photoFiles),
      messagePictures: openMessagePictures(market, photoFiles),
    };
    const placesChanged = async () => {
      services.localities = await localityTable(market);
    };
    const { post, mailbox, shown, notice: mailNotice } = openPost(config);
    if (mailNotice !== undefined) say(mailNotice);
    const app = await createApp({ services, web, config, log, ...(shown && { mailbox: shown }) });
    closing.push(async () => {
      // They have no end of their own that one could wait for.
      await hub.close();
      await drain(app.server);
      await app.close();
      await services.accounts.unusedKeys.drop();
    });
    const clockGuard = openClockGuard(market, config.confirmClock);
    const clockNotice = await clockGuard.notice();
    if (clockNotice !== undefined) {
      say(clockNotice);
      log.error(clockNotice);
    }
    /** Irreversible work, which is held back while the clock is implausible. */
    const guarded = (steps: readonly (() => Promise<unknown>)[]) => async () => {
      if (await clockGuard.allows()) await eachAlone(steps, (step) => step());
      else throw new Error(await clockGuard.notice());
    };
    closing.push(
      schedule(
        guarded([
          ...features.flatMap(({ upkeep }) => (upkeep ? [() => upkeep(market)] : [])),
          () => forgetErased(market, mailbox),
          () => services.accounts.sessions.forgetOld(),
        ]),
        (error) => log.error({ err: error }, 'the scheduler failed'),
      ),
    );
    closing.push(
      schedule(
        () =>
          eachAlone(
            [
              () => publishWaiting(market),
              () => services.accounts.attempts.forgetOld(),
              () => services.accounts.dailyWrites.forgetOld(),
              () => services.accounts.unusedKeys.drop(),
            ],
            (step) => step(),
          ),
        (error) => log.error({ err: error }, 'the scheduler failed'),
      ),
    );
    closing.push(
      schedule(guarded([services.photos.sweep]), (error) =>
        log.error({ err: error }, 'photos are left that nobody uses'),
      ),
    );
    closing.push(
      schedule(guarded([services.messagePictures.sweep]), (error) =>
        log.error({ err: error }, 'pictures are left that nobody sent'),
      ),
    );
    const forget = () => forgetMade(join(config.dataDir, 'pictures'), services.photos);
    closing.push(schedule(forget, (error) => log.error({ err: error }, 'pictures of photos are left'), madePause));
    closing.push(
      schedule(wishedMails.carryOut, (error) => log.error({ err: error }, 'mails requested by address are left')),
    );

    if (!config.databaseUrl)
      closing.push(await openDoor(config.dataDir, marketWork(market, { photos: services.photos, placesChanged })));
    for (const notice of [settingsNotice(config), config.databaseUrl && ignoredParameters(config.databaseUrl)]) {
      if (notice) say(notice);
    }
    await listenAt(app, config);
    const mails = openMails(market, {
      post,
      from: config.mailFrom,
      words,
      look: door.mailLook(),
      origin: publicUrlOf(app, config),
      ...(config.databaseUrl !== undefined && { databaseUrl: config.databaseUrl }),
      ...(config.supportEmail !== undefined && { support: config.supportEmail }),
      onFault: (error, { position, kind, attempts }) =>
        log.warn({ err: error, position, kind, attempts }, 'a mail was not taken'),
      onFailure: (error) => log.error({ err: error }, 'mails failed'),
    });
    closing.push(() => mails.close());
    void indexNames();
    const { port } = app.server.address() as { port: number };
    return { url: `http://localhost:${port}`, market, close };
  } catch (error) {
    // Why the server does not start says more than what went wrong as it let go.
    await close().catch(() => undefined);
    throw error;
  }
}

/** Does what time asks for now and then. Gives the way to stop, which waits for what is under way. */
function schedule(
  work: () => Promise<void>,
  onError: (error: unknown) => void,
  pause = schedulerPause,
): () => Promise<void> {
  let working = Promise.resolve();
  const look = () => {
    working = working.then(work).catch(onError);
  };
  look();
  const timer = setInterval(look, pause);
  return async () => {
    clearInterval(timer);
    await working;
  };
}
