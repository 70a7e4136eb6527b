// What people write around numbers in a search, in German, French, Italian and English. All of it is compared folded
// (`../text/fold.ts`): without capitals and accents. Each list is the alternatives of a regular expression.

const either = (...lists: readonly string[]) => `(?:${lists.join('|')})`;

/** At most. */
export const most = either(
  'maximal(?: bis)?|maximum|max\\.?|bis zu|bis|unter|unterhalb|hochstens|weniger als|nicht mehr als|(?:billiger|gunstiger) als|<=?|≤',
  'moins de|moins que|moins cher que|pas plus de|jusqu.? ?a|jusque|au maximum|en dessous de|au dessous de|a moins de|sous',
  'fino a[di]?|fino|meno di|sotto i|sotto ai|sotto|massimo|non piu di|al massimo|entro i|entro',
  'up to|under|below|less than|at most|no more than|cheaper than|not over',
);

/** At least. */
export const least = either(
  'mindestens|minimum|minimal|min\\.?|mehr als|uber|ab|>=?|≥',
  'a partir de|des|plus de|au moins|au minimum',
  'a partire da|almeno|piu di|oltre|sopra i|dai|dal|da|minimo',
  'starting at|starting from|at least|more than|over|above|from',
);

/** Behind a number: or more, or newer. */
export const orMore = either(
  'oder (?:mehr|neuer|junger|hoher)|und (?:mehr|neuer|junger|hoher)|aufwarts',
  'ou plus(?: recente?s?)?|et plus(?: recente?s?)?',
  'o (?:piu|superiore)(?: recent[ei])?|e oltre|in su|in poi',
  'or (?:more|newer|later|above)|and (?:more|newer|later|above|up)|upwards|plus',
);

/** Behind a number: or less. */
export const orLess = either('oder weniger', 'ou moins', 'o meno', 'or less|or below');

/** Since a year. */
export const since = either(
  'ab|seit|neuer als|nach|mindestens|min\\.?|>=?',
  'a partir de|depuis|des|apres',
  'a partire dal|dal|dopo il|dopo|da',
  'since|newer than|after|from',
);

/** Until a year. */
export const until = either('vor|alter als', 'avant', 'prima del|fino al|fino', 'before|until|older than');

/** Between the two ends of a range. */
export const through = either('bis|und|-|–', 'a|et', 'e|ed|al', 'to|and|until');

/** Before a range: between. */
export const between = either('zwischen|von', 'entre|de', 'tra|fra|da|dal', 'between|from');

/** A currency. */
export const currency = either('chf', 'sfrs?', 'frs?', 'franken', 'francs?', 'franchi', 'stutz', 'euro?s?', '€');

/** Given away. */
export const free = either(
  'gratis|kostenlos|umsonst|(?:zu|zum) verschenken|verschenke',
  'gratuite?s?|a donner|a debarrasser',
  'gratuit[oaie]|in regalo|regal[oa]si|si regala|regalo',
  'for free|to give away|give away|giveaway|free',
);

/** Rooms of a home. */
export const rooms = either(
  'zimmer|zi|raume?',
  'pieces?|pces?|pcs',
  'locali|locale|vani|stanze|camere',
  'bedrooms?|rooms?|bed(?= (?:flats?|apartments?|houses?)\\b)',
);

/** A year of manufacture. */
export const yearOf = either(
  'jahrgang|jg|baujahr|bj|modelljahr|modell|jahr',
  'annee|mise en circulation|modele',
  'anno|modello|immatricolazione',
  'year|model year',
);

/** A home to live in for rent. */
export const rent = either(
  'zu vermieten|zur miete|mieten|miete|mietwohnung|vermietung',
  'a louer|location|louer',
  'in affitto|affittasi|affittare|affitto',
  'to rent|for rent|to let|rental|rent',
);

/** To buy, of a home; of anything else it says nothing. */
export const sale = either(
  'zu verkaufen|zum kaufen|zum verkauf|kaufen|verkaufen|verkaufe|verkauf|eigentumswohnung',
  'a vendre|a acheter|acheter|achat|vente|vends',
  'in vendita|da comprare|comprare|vendesi|vendita|vendo|acquistare|acquisto',
  'for sale|to buy|buying|buy|selling',
);

/** What every ad could say, and few do. */
export const noise = either(
  'ich suche|suche nach|suche|gesucht|gebraucht(?:e[rsnm]?)?|occasione?n?|gunstig(?:e[rsnm]?)?|billig(?:e[rsnm]?)?|secondhand|second hand|2nd hand',
  'je cherche|cherche|recherche|d.?occasion|pas chere?s?|bon marche|en bon etat',
  'cerco|usat[oaie]|di seconda mano|seconda mano|economic[oa]|a buon prezzo',
  'looking for|wanted|used|pre ?owned|cheap',
);

/** Around a place. */
export const around = either(
  'in der umgebung von|umgebung von|umgebung|rund um|um|nahe bei|nahe|in der nahe von|nahe von|in der region|grossraum|grossregion|region|raum',
  'dans les environs de|aux environs de|environs de|autour de|pres de|proche de|proche|dans la region de|region de|region',
  'nei dintorni di|dintorni di|dintorni|vicino a|vicino|zona|regione',
  'in the area of|around|close to|near to|near|area',
);

/** Behind a place that is meant with what is around it. */
export const surroundings = either(
  'und umgebung|u umgebung|umgebung|und region|region',
  'et environs|environs|et region|region',
  'e dintorni|dintorni',
  'and surroundings|and area|area|region',
);

/** In a place. */
export const inside = either('in der stadt|in|im|bei|stadt', 'a|au|en|ville de', 'a|ad|citta di', 'in|at|city of');

/** From a place: words that stand before other things as well. */
export const from = either('aus|von', 'de|d', 'di|da', 'from|of');

/** A canton. */
export const canton = either('im kanton|kanton|kt\\.?', 'canton du|canton de|canton d|canton', 'canton|cantone');
