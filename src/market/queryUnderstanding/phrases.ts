// Phrases of queries in German, French, Italian and English, as alternatives of regular expressions. They match folded text
// (`../text/fold.ts`): lower case, without accents.

const either = (...lists: readonly string[]) => `(?:${lists.join('|')})`;

/** An upper bound follows. */
export const most = either(
  'maximal(?: bis)?|maximum|max\\.?|bis zu|bis|unter|unterhalb|hochstens|weniger als|nicht mehr als|(?:billiger|gunstiger) als|<=?|≤',
  'moins de|moins que|moins cher que|pas plus de|jusqu.? ?a|jusque|au maximum|en dessous de|au dessous de|a moins de|sous',
  'fino a[di]?|fino|meno di|sotto i|sotto ai|sotto|massimo|non piu di|al massimo|entro i|entro',
  'up to|under|below|less than|at most|no more than|cheaper than|not over',
);

/** A lower bound follows. */
export const least = either(
  'mindestens|minimum|minimal|min\\.?|mehr als|uber|ab|>=?|≥',
  'a partir de|des|plus de|au moins|au minimum',
  'a partire da|almeno|piu di|oltre|sopra i|dai|dal|da|minimo',
  'starting at|starting from|at least|more than|over|above|from',
);

/** After a number: a lower bound. */
export const orMore = either(
  'oder (?:mehr|neuer|junger|hoher)|und (?:mehr|neuer|junger|hoher)|aufwarts',
  'ou plus(?: recente?s?)?|et plus(?: recente?s?)?',
  'o (?:piu|superiore)(?: recent[ei])?|e oltre|in su|in poi',
  'or (?:more|newer|later|above)|and (?:more|newer|later|above|up)|upwards|plus',
);

/** After a number: an upper bound. */
export const orLess = either('oder weniger', 'ou moins', 'o meno', 'or less|or below');

/** The first year follows. */
export const since = either(
  'ab|seit|neuer als|nach|mindestens|min\\.?|>=?',
  'a partir de|depuis|des|apres',
  'a partire dal|dal|dopo il|dopo|da',
  'since|newer than|after|from',
);

/** The last year follows. */
export const until = either('vor|alter als', 'avant', 'prima del|fino al|fino', 'before|until|older than');

/** Separates the two ends of a range. */
export const through = either('bis|und|-|–', 'a|et', 'e|ed|al', 'to|and|until');

/** A range follows. */
export const between = either('zwischen|von', 'entre|de', 'tra|fra|da|dal', 'between|from');

/** Currencies. */
export const currency = either('chf', 'sfrs?', 'frs?', 'franken', 'francs?', 'franchi', 'stutz', 'euro?s?', '€');

/** Free things. */
export const free = either(
  'gratis|kostenlos|umsonst|(?:zu|zum) verschenken|verschenke',
  'gratuite?s?|a donner|a debarrasser',
  'gratuit[oaie]|in regalo|regal[oa]si|si regala|regalo',
  'for free|to give away|give away|giveaway|free',
);

/** Follows the number of rooms. */
export const rooms = either(
  'zimmer|zi|raume?',
  'pieces?|pces?|pcs',
  'locali|locale|vani|stanze|camere',
  'bedrooms?|rooms?|bed(?= (?:flats?|apartments?|houses?)\\b)',
);

/** The year of manufacture follows. */
export const yearOf = either(
  'jahrgang|jg|baujahr|bj|modelljahr|modell|jahr',
  'annee|mise en circulation|modele',
  'anno|modello|immatricolazione',
  'year|model year',
);

/** Renting a home. */
export const rent = either(
  'zu vermieten|zur miete|mieten|miete|mietwohnung|vermietung',
  'a louer|location|louer',
  'in affitto|affittasi|affittare|affitto',
  'to rent|for rent|to let|rental|rent',
);

/** Buying. Only homes have a filter for it. */
export const sale = either(
  'zu verkaufen|zum kaufen|zum verkauf|kaufen|verkaufen|verkaufe|verkauf|eigentumswohnung',
  'a vendre|a acheter|acheter|achat|vente|vends',
  'in vendita|da comprare|comprare|vendesi|vendita|vendo|acquistare|acquisto',
  'for sale|to buy|buying|buy|selling',
);

/** Words that exclude nothing: they fit nearly all ads, and few ads contain them. */
export const noise = either(
  'ich suche|suche nach|suche|gesucht|gebraucht(?:e[rsnm]?)?|occasione?n?|gunstig(?:e[rsnm]?)?|billig(?:e[rsnm]?)?|secondhand|second hand|2nd hand',
  'je cherche|cherche|recherche|d.?occasion|pas chere?s?|bon marche|en bon etat',
  'cerco|usat[oaie]|di seconda mano|seconda mano|economic[oa]|a buon prezzo',
  'looking for|wanted|used|pre ?owned|cheap',
);

/** A place and its surroundings follow. */
export const around = either(
  'in der umgebung von|umgebung von|umgebung|rund um|um|nahe bei|nahe|in der nahe von|nahe von|in der region|grossraum|grossregion|region|raum',
  'dans les environs de|aux environs de|environs de|autour de|pres de|proche de|proche|dans la region de|region de|region',
  'nei dintorni di|dintorni di|dintorni|vicino a|vicino|zona|regione',
  'in the area of|around|close to|near to|near|area',
);

/** After a place: includes its surroundings. */
export const surroundings = either(
  'und umgebung|u umgebung|umgebung|und region|region',
  'et environs|environs|et region|region',
  'e dintorni|dintorni',
  'and surroundings|and area|area|region',
);

/** Prepositions that show that a place follows. */
export const inside = either('in der stadt|in|im|bei|stadt', 'a|au|en|ville de', 'a|ad|citta di', 'in|at|city of');

/** Prepositions that stand before places, but also before other words. */
export const from = either('aus|von', 'de|d', 'di|da', 'from|of');

/** A canton follows, or precedes. */
export const canton = either('im kanton|kanton|kt\\.?', 'canton du|canton de|canton d|canton', 'canton|cantone');
