import { parentOf } from '#machines/market/categories/categories.ts';
import { listingTermDays } from '#machines/market/limits.ts';
import type { ListingText } from '../listingText.ts';
import { type Draw, drawFor } from './draw.ts';
import { days } from './durations.ts';
import {
  atRisk,
  endReservation,
  type SubmitListing,
  notYet,
  pause,
  reject,
  remove,
  renew,
  reserve,
  sell,
  type Step,
  unverified,
} from './steps.ts';

/** The history of a listing up to its current state. `listed` and `open` are in days before now. */
export interface Fate {
  readonly listed: number;
  readonly submitListing?: SubmitListing;
  readonly later: readonly Step[];
  /** Until when the listing's price could change: 0 if nothing ended that. Absent if the listing was never public. */
  readonly open?: number;
}

/** A fate that some listings have: their percentage, and the history. */
type FateOfSome = readonly [percent: number, fate: (draw: Draw, language: ListingText['language']) => Fate];

/** Fates that any listing may have. All other listings are active. */
const anyFates: readonly FateOfSome[] = [
  [4.2, expired],
  [4, renewed],
  [0.8, paused],
  [0.8, removed],
  [0.4, inReview],
  [0.25, awaitingVerification],
  [0.2, rejected],
  [0.2, draft],
];

/** Fates of listings of things, which can also be sold and reserved. */
const fatesOfThings: readonly FateOfSome[] = [...anyFates, [9.5, sold], [4.6, reserved], [1.2, freeAgain]];

/** Services are neither reserved nor sold, and wanted or found things are not sold. */
const noThings = new Set([6400, 6500]);

/** The fate of a listing, drawn by its external id. */
export function fateOf({ externalId, category, wanted, language }: ListingText): Fate {
  const draw = drawFor(`${externalId} fate`);
  const isThing = !wanted && !noThings.has(parentOf(category)!.id) && category !== 7777;
  let lot = draw.fraction() * 100;
  for (const [percent, fate] of isThing ? fatesOfThings : anyFates) {
    lot -= percent;
    if (lot < 0) return fate(draw, language);
  }
  return running(draw);
}

/** Submitted within the last 59 days, with more recent listings than old ones: old things are likelier sold. */
function running(draw: Draw): Fate {
  return { listed: 0.002 + (listingTermDays - 1) * draw.fraction() ** 1.35, later: [], open: 0 };
}

function expired(draw: Draw): Fate {
  return { listed: draw.between(listingTermDays + 0.1, listingTermDays + 16), later: [], open: listingTermDays / 2 };
}

function renewed(draw: Draw): Fate {
  const listed = draw.between(listingTermDays + 2, listingTermDays + 50);
  const again = (listed - listingTermDays) * draw.between(0.03, 0.97);
  return { listed, later: [renew(days(again))], open: listingTermDays };
}

function sold(draw: Draw): Fate {
  const listed = draw.between(1, listingTermDays - 2);
  const gone = listed * draw.between(0.03, 0.85);
  const promised = gone + (listed - gone) * draw.between(0.05, 0.3);
  const where = draw.pick(['here', 'here', 'here', 'here', 'elsewhere', 'untold'] as const);
  const first = draw.inPercent(35) ? [reserve(days(promised))] : [];
  return { listed, later: [...first, sell(where, days(gone))], open: first.length > 0 ? promised : gone };
}

function reserved(draw: Draw): Fate {
  const listed = 0.3 + 45 * draw.fraction() ** 1.5;
  const promised = Math.min(draw.between(0.05, 6), listed * 0.7);
  return { listed, later: [reserve(days(promised))], open: promised };
}

/** The fate of a listing that is available again: a buyer reserved the thing and did not come. */
function freeAgain(draw: Draw): Fate {
  const listed = draw.between(3, listingTermDays - 5);
  const promised = listed * draw.between(0.4, 0.8);
  const free = promised * draw.between(0.2, 0.7);
  return { listed, later: [reserve(days(promised)), endReservation(days(free))], open: promised };
}

function paused(draw: Draw): Fate {
  const listed = draw.between(2, listingTermDays - 10);
  const away = listed * draw.between(0.05, 0.5);
  return { listed, later: [pause(days(away))], open: away };
}

function removed(draw: Draw): Fate {
  const listed = draw.between(1, listingTermDays - 5);
  const disposed = listed * draw.between(0.05, 0.8);
  return { listed, later: [remove(days(disposed))], open: disposed };
}

function awaitingVerification(draw: Draw): Fate {
  return { listed: draw.between(0.01, 2), submitListing: unverified, later: [] };
}

function inReview(draw: Draw, language: ListingText['language']): Fate {
  return { listed: draw.between(0.01, 1.2), submitListing: atRisk(draw.pick(risks[language])), later: [] };
}

function rejected(draw: Draw, language: ListingText['language']): Fate {
  const listed = draw.between(1, 25);
  const seen = listed - draw.between(0.05, 0.4);
  return {
    listed,
    submitListing: atRisk(draw.pick(risks[language])),
    later: [reject(objections[language], days(seen))],
  };
}

function draft(draw: Draw): Fate {
  return { listed: draw.between(0.02, 6), submitListing: notYet, later: [] };
}

/** The risks that an automatic check reports to a moderator. */
const risks: Readonly<Record<ListingText['language'], readonly string[]>> = {
  de: ['Der Preis liegt weit unter dem Üblichen', 'Dieselben Bilder stehen in einem zweiten Inserat'],
  fr: ['Le prix est très inférieur à l’usage', 'Les mêmes images figurent dans une deuxième annonce'],
  it: ['Il prezzo è molto sotto la media', 'Le stesse immagini compaiono in un secondo annuncio'],
};

/** The moderator's message to the seller of a rejected listing. */
const objections: Readonly<Record<ListingText['language'], string>> = {
  de: 'Bitte zeig eigene Bilder des Gegenstands, dann schalten wir das Inserat gerne frei.',
  fr: 'Merci de montrer vos propres photos de l’objet, nous publierons alors volontiers l’annonce.',
  it: 'Mostra per favore foto tue dell’oggetto, poi pubblichiamo volentieri l’annuncio.',
};
