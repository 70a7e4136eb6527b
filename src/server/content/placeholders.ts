import {
  deletionLife,
  largestPicture,
  passwordResetLife,
  shortestPassword,
  verificationLife,
} from '#machines/account/limits.ts';
import { writesWithin } from '#machines/account/writeLimits.ts';
import {
  longestMessage,
  mostOffersInADay,
  mostPictures,
  mostReports,
  mostUnanswered,
} from '#machines/conversation/limits.ts';
import { longestUntouched, mostDrafts } from '#machines/draft/limits.ts';
import { mostFavourites, removalUndoTerm, waitingFavouritesLife } from '#machines/favourites/limits.ts';
import {
  choiceLife,
  largestPhoto,
  listingTermDays,
  maxPictures,
  maxRealEstateListingsOnFreePlan,
  mostHiddenListings,
  mostViewedListings,
  mostViewedSearches,
  newForHours,
  reloadPause,
  renewalDays,
  renewalLinkDays,
  textLength,
  titleLength,
  unsentLife,
} from '#machines/market/limits.ts';
import { day, hour, megabyte, minute } from '#machines/market/units.ts';
import {
  firstContacts,
  longestAway,
  mostBlocked,
  unreadBeforeMail,
  waitingMessageLife,
} from '#machines/messaging/limits.ts';
import { mostOwnSearches } from '#machines/suggestions/ownSearches.ts';
import { formatNumber } from '#market/numbers.ts';
import { longestErasureWait } from '#server/account/leaving/forgetting.ts';
import { exportsOfAccount, mailsOfClient } from '#server/account/limits/accountLimits.ts';
import { deviceLife } from '#server/account/login/devices.ts';
import { longestSession, mostSessions, sessionLife } from '#server/account/login/sessions.ts';
import { unverifiedLife } from '#server/account/picture/ownPicture.ts';
import { positionLife } from '#server/http/sessionPosition.ts';
import { ledgerLife } from '#server/mail/ledger.ts';
import { phoneCountRetention } from '#server/messaging/contactBox.ts';
import { unsentPictureLife } from '#server/messaging/conversation/messagePictures.ts';
import { unusedPhotoLife } from '#server/pictures/photos/photoSweep.ts';
import { historyLife, mostEntries } from '#server/suggestions/history.ts';
import type { Config } from '../config.ts';

/** The settings of the operator that a block of a page can require. */
export const conditions = ['support', 'operator', 'operatorUid', 'operatorPhone', 'fingerprint'] as const;

export type Condition = (typeof conditions)[number];

/** The settings that content pages show. */
export type ContentConfig = Pick<
  Config,
  'brand' | 'supportEmail' | 'operator' | 'publicUrl' | 'port' | 'fingerprintScript'
>;

/** The numbers of the running code. A text never contains such a number itself, so it cannot be wrong. */
const numbers: Readonly<Record<string, number>> = {
  listingTermDays,
  renewalDays,
  renewalLinkDays,
  maxPhotos: maxPictures,
  photoMegabytes: largestPhoto / megabyte,
  titleLength,
  descriptionLength: textLength,
  newForHours,
  maxRealEstateAds: maxRealEstateListingsOnFreePlan,
  viewedAds: mostViewedListings,
  hiddenAds: mostHiddenListings,
  viewedSearches: mostViewedSearches,
  passwordLength: shortestPassword,
  profilePhotoMegabytes: largestPicture / megabyte,
  verificationDays: verificationLife / day,
  passwordResetMinutes: passwordResetLife / minute,
  deletionDays: deletionLife / day,
  sessionDays: longestSession / day,
  shortSessionHours: sessionLife.unremembered / hour,
  maxSessions: mostSessions,
  deviceCookieDays: (deviceLife * 1000) / day,
  choiceCookieDays: choiceLife / day,
  maxFavourites: mostFavourites,
  removalUndoMinutes: removalUndoTerm / minute,
  messageLength: longestMessage,
  messagePhotos: mostPictures,
  offersPerDay: mostOffersInADay,
  unansweredMessages: mostUnanswered,
  reportsPerConversation: mostReports,
  firstContactsNew: firstContacts.at(-1)!.most,
  firstContactsMost: firstContacts[0].most,
  maxBlocked: mostBlocked,
  awayDays: longestAway / day,
  unreadMinutes: unreadBeforeMail / minute,
  maxDrafts: mostDrafts,
  draftDays: longestUntouched / day,
  searchHistoryDays: historyLife / day,
  searchHistoryEntries: mostEntries,
  mailLedgerDays: ledgerLife / day,
  unusedPhotoDays: unusedPhotoLife / day,
  unsentPhotoDays: unsentPictureLife / day,
  deviceDraftDays: unsentLife / day,
  exportsPerHour: exportsOfAccount.most,
  deviceSearches: mostOwnSearches,
  waitingMessageDays: waitingMessageLife / day,
  waitingFavouritesHours: waitingFavouritesLife / hour,
  attemptMinutes: mailsOfClient.within / minute,
  dailyLimitHours: writesWithin / hour,
  erasureWaitHours: longestErasureWait / hour,
  unverifiedPhotoHours: unverifiedLife / hour,
  retryCookieMinutes: reloadPause / minute,
  positionCookieSeconds: positionLife,
  phoneViewDays: phoneCountRetention,
};

/** The required setting of each placeholder that may be unset. */
const optional: Readonly<Record<string, Condition>> = {
  support: 'support',
  operator: 'operator',
  operatorName: 'operator',
  operatorAddress: 'operator',
  operatorUid: 'operatorUid',
  operatorPhone: 'operatorPhone',
  fingerprintHost: 'fingerprint',
};

const always = ['product', 'publicUrl'] as const;

const known: ReadonlySet<string> = new Set([...always, ...Object.keys(optional), ...Object.keys(numbers)]);

/** The names of all placeholders. */
export const placeholderNames: readonly string[] = [...known];

/** Whether there is a placeholder of this name. */
export function isPlaceholder(name: string): boolean {
  return known.has(name);
}

/** The value that must be set for a placeholder; undefined if it always has one. */
export function conditionOf(name: string): Condition | undefined {
  return Object.hasOwn(optional, name) ? optional[name] : undefined;
}

/** The names of the placeholders in a text. */
export function placeholdersIn(text: string): readonly string[] {
  return [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
}

/** The values of the placeholders: those of the operator as configured, numbers in Swiss format. */
export interface PlaceholderValues {
  readonly isSet: (condition: Condition) => boolean;
  /** Replaces the placeholders of a text. */
  readonly fill: (text: string) => string;
}

/** A no-break space holds a postcode and its place on one line. */
const inOneLine = (address: string) => address.replace(/(\d{4}) /g, '$1\u00a0');

export function placeholderValues(config: ContentConfig): PlaceholderValues {
  const { brand, supportEmail, operator, publicUrl, port, fingerprintScript } = config;
  const address = operator && inOneLine(operator.address);
  const set: Readonly<Record<string, string | undefined>> = {
    product: brand,
    publicUrl: publicUrl ?? `http://localhost:${port}`,
    support: supportEmail,
    operator: operator && `${operator.name}, ${address}`,
    operatorName: operator?.name,
    operatorAddress: address,
    operatorUid: operator?.uid,
    operatorPhone: operator?.phone,
    fingerprintHost: fingerprintScript && new URL(fingerprintScript).hostname,
  };
  const valueOf = (name: string) => (Object.hasOwn(numbers, name) ? formatNumber(numbers[name]!) : set[name]);
  const isSet = (condition: Condition) =>
    Object.entries(optional).every(([name, needs]) => needs !== condition || set[name] !== undefined);
  return { isSet, fill: (text) => text.replace(/\{(\w+)\}/g, (_, name: string) => valueOf(name) ?? '') };
}
