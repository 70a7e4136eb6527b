// Phrases of queries in German, French, Italian and English, as alternatives of regular expressions. They match folded text
// (`../text/fold.ts`): lower case, without accents.

const either = (...lists: readonly string[]) => `(?:${lists.join('|')})`;

/** Phrases before an upper bound. */
export const most = either(
  'maximal(?: bis)?|maximum|max\\.?|bis zu|bis|unter|unterhalb|hochstens|weniger als|nicht mehr als|(?:billiger|gunstiger) als|<=?|≤',
  'moins de|moins que|moins cher que|pas plus de|jusqu.? ?a|jusque|au maximum|en dessous de|au dessous de|a moins de|sous',
  'fino a[di]?|fino|meno di|sotto i|sotto ai|sotto|massimo|non piu di|al massimo|entro i|entro',
  'up to|under|below|less than|at most|no more than|cheaper than|not over',
);

/** Phrases before a lower bound. */
export const least = either(
  'mindestens|minimum|minimal|min\\.?|mehr als|uber|ab|>=?|≥',
  'a partir de|des|plus de|au moins|au minimum',
  'a partire da|almeno|piu di|oltre|sopra i|dai|dal|da|minimo',
  'starting at|starting from|at least|more than|over|above|from',
);

/** Phrases after a number that make it a lower bound. */
export const orMore = either(
  'oder (?:mehr|neuer|junger|hoher)|und (?:mehr|neuer|junger|hoher)|aufwarts',
  'ou plus(?: recente?s?)?|et plus(?: recente?s?)?',
  'o (?:piu|superiore)(?: recent[ei])?|e oltre|in su|in poi',
  'or (?:more|newer|later|above)|and (?:more|newer|later|above|up)|upwards|plus',
);

/** Phrases after a number that make it an upper bound. */
export const orLess = either('oder weniger', 'ou moins', 'o meno', 'or less|or below');

/** Phrases before the first year of a range of years. */
export const since = either(
  'ab|seit|neuer als|nach|mindestens|min\\.?|>=?',
  'a partir de|depuis|des|apres',
  'a partire dal|dal|dopo il|dopo|da',
  'since|newer than|after|from',
);

/** Phrases before the last year of a range of years. */
export const until = either('vor|alter als', 'avant', 'prima del|fino al|fino', 'before|until|older than');

/** Phrases between the two ends of a range. */
export const through = either('bis|und|-|–', 'a|et', 'e|ed|al', 'to|and|until');

/** Phrases before a range. */
export const between = either('zwischen|von', 'entre|de', 'tra|fra|da|dal', 'between|from');

/** Currencies. */
export const currency = either('chf', 'sfrs?', 'frs?', 'franken', 'francs?', 'franchi', 'stutz', 'euro?s?', '€');

/** Phrases that mean free things. */
export const free = either(
  'gratis|kostenlos|umsonst|(?:zu|zum) verschenken|verschenke',
  'gratuite?s?|a donner|a debarrasser',
  'gratuit[oaie]|in regalo|regal[oa]si|si regala|regalo',
  'for free|to give away|give away|giveaway|free',
);

/** Phrases after a number of rooms. */
export const rooms = either(
  'zimmer|zi|raume?',
  'pieces?|pces?|pcs',
  'locali|locale|vani|stanze|camere',
  'bedrooms?|rooms?|bed(?= (?:flats?|apartments?|houses?)\\b)',
);

/** Phrases before a year of manufacture. */
export const yearOf = either(
  'jahrgang|jg|baujahr|bj|modelljahr|modell|jahr',
  'annee|mise en circulation|modele',
  'anno|modello|immatricolazione',
  'year|model year',
);

/** Phrases for renting a home. */
export const rent = either(
  'zu vermieten|zur miete|mieten|miete|mietwohnung|vermietung',
  'a louer|location|louer',
  'in affitto|affittasi|affittare|affitto',
  'to rent|for rent|to let|rental|rent',
);

/** Phrases for buying. Only homes have a filter for it. */
export const sale = either(
  'zu verkaufen|zum kaufen|zum verkauf|kaufen|verkaufen|verkaufe|verkauf|eigentumswohnung',
  'a vendre|a acheter|acheter|achat|vente|vends',
  'in vendita|da comprare|comprare|vendesi|vendita|vendo|acquistare|acquisto',
  'for sale|to buy|buying|buy|selling',
);

const germanArticle = '(?: ein(?:en?|e[mrs])?)?';
const frenchArticle = '(?: (?:une?|des))?';
const italianArticle = '(?: (?:un|una|uno|dei|delle|degli))?';
const englishArticle = '(?: (?:an?|some))?';

/** Begins a sentence. The indefinite article behind it belongs to it: elsewhere an article may be part of a title. */
const wantedWords = either(
  `(?:hallo )?(?:(?:ich|wir) )?(?:suchen?(?: nach| auf)?|brauchen?|hatten? gerne?|mochten?)${germanArticle}`,
  `(?:(?:ich bin|bin|wir sind) )?auf der suche nach${germanArticle}`,
  `(?:bonjour )?(?:(?:je|j|on|nous) )?(?:re)?cherch(?:e|ons)(?: a acheter)?${frenchArticle}`,
  `(?:je|nous) (?:voudrais|voudrions|veux)(?: acheter| trouver)?${frenchArticle}|j.?aimerais(?: acheter| trouver)?${frenchArticle}`,
  `j.?ai besoin d.?(?:une?)?|(?:je suis )?a la recherche d.?(?:une?)?`,
  `(?:(?:ciao|buongiorno) )?(?:io )?(?:cerco|cerchiamo|sto cercando|stiamo cercando|ho bisogno di|vorrei|vorremmo|alla ricerca di)(?: comprare| acquistare| trovare)?${italianArticle}`,
  `(?:(?:hi|hello) )?(?:(?:i am|i.?m|im|we are|we.?re) )?(?:looking for|searching for|in search of)${englishArticle}`,
  `(?:i|we) (?:search for|need|want|would like)(?: to (?:buy|find|get))?${englishArticle}|i.?d like(?: to (?:buy|find|get))?${englishArticle}`,
);

/** Words that exclude nothing: they fit nearly all listings, and few listings contain them. */
export const noise = either(
  `^\\s*${wantedWords}`,
  'ich suche|suche nach|suche|je cherche|cherche|recherche|cerco|looking for',
  'gesucht|gebraucht(?:e[rsnm]?)?|occasione?n?|(?:moglichst |sehr )?(?:gunstig|billig|preiswert)(?:(?:st)?e[rsnm]?)?|am (?:gunstigsten|billigsten)|secondhand|second hand|2nd hand',
  'd.?occasion|(?:pas|pas trop|(?:l[ea]s? )?moins) chere?s?(?! que)|bon marche|a (?:petit|bas|bon) prix|en bon etat',
  'usat[oaie]|di seconda mano|seconda mano|economic[oaie]|a (?:buon|basso|poco) prezzo|poco costos[oaie]|meno car[oaie]',
  'wanted|used|pre ?owned|cheap(?:est)?|inexpensive|affordable',
  // Phrases for the neighbourhood of the visitor, whose place is unknown.
  'in (?:meiner|der|unserer) (?:nahe|umgebung|gegend)(?! vo)(?: von mir)?|nahe bei mir|(?:um mich|bei mir) (?:herum|in der nahe)',
  '(?:pres|proche|autour|a cote) de (?:chez )?(?:moi|nous)|a proximite(?! d)|dans (?:ma region|les environs(?! d)|mon quartier)|dans le coin',
  'vicino a (?:me|noi|casa)(?: mia)?|nelle vicinanze(?! d)|nei dintorni(?! d)|nei paraggi|nella mia zona',
  '(?:near|close to|around) (?:me|us|my home|my place|here)|nearby|in my area|close by',
  // Phrases for the reason why the seller sells.
  'wegen (?:umzugs?|wegzugs?|zugelns?|platzmangels?|nichtgebrauchs?|todesfalls?|wohnungsauflosung|neuanschaffung|zeitmangels?)',
  '(?:pour )?cause (?:de )?(?:double emploi|demenagement|depart|non utilisation|manque de place)|(?:per|causa) (?:trasloco|inutilizzo|trasferimento)',
  'due to (?:a )?(?:move|moving|relocation)',
  'bitte|svp|s.?il vous plait|per favore|per piacere|please',
);

/** Prepositions and conjunctions: directly before a place or a price they belong to it and are removed with it. */
export const dangling = either(
  'fur|mit|in|im|an|am|auf|aus|bei|beim|von|vom|zu|zum|zur|um|ab|bis|nach|circa|ca\\.?|etwa|ungefahr|und|oder|budget|preis|umkreis|nahe|region|raum',
  'pour|par|avec|a|au|aux|de|du|des|en|dans|vers|chez|environ|et|ou|prix|jusqu.?a|rayon',
  'per|con|da|dal|dalla|di|del|della|ad|al|alla|nel|nella|tra|fra|entro|prezzo|raggio',
  'for|with|at|on|from|of|to|about|around|within|and|or|near|price|max\\.?',
);

/** Phrases before a place that include its surroundings. */
export const around = either(
  'in der umgebung von|umgebung von|umgebung|rund um|um|nahe bei|nahe|in der nahe von|nahe von|in der region|grossraum|grossregion|region|raum',
  'dans les environs de|aux environs de|environs de|autour de|pres de|proche de|proche|dans la region de|region de|region',
  'nei dintorni di|dintorni di|dintorni|vicino a|vicino|zona|regione',
  'in the area of|around|close to|near to|near|area',
);

/** Phrases before a radius. */
export const within = either(
  '(?:(?:in|im|in einem|mit) )?(?:umkreis|radius)(?: von)?(?: bis)?(?: zu)?(?: max(?:imal|\\.)?)?|bis zu|bis|maximal|max\\.?|hochstens|weniger als|(?:in|mit) (?:einer )?(?:distanz|entfernung) von',
  '(?:dans )?(?:un )?(?:rayon|perimetre)(?: de)?|a moins de|a environ|a (?:max|maximum)|moins de|jusqu.? ?a|a',
  '(?:nel |in un |entro un )?raggio(?: di)?|entro(?: i)?|a meno di|meno di|fino a|a circa|ad',
  'within(?: a)?(?: radius of| distance of)?|(?:in )?(?:a )?radius of|up to|less than|at most|about',
);

/** Phrases after a place that include its surroundings. */
export const surroundings = either(
  'und umgebung|u umgebung|umgebung|und region|region',
  'et environs|environs|et region|region',
  'e dintorni|dintorni',
  'and surroundings|and area|area|region',
);

/** Prepositions that show that a place follows. */
export const inside = either('in der stadt|in|im|bei|stadt', 'a|au|en|ville de', 'a|ad|citta di', 'in|at|city of');

/** Prepositions that occur before places, but also before other words. */
export const from = either('aus|von', 'de|d', 'di|da', 'from|of');

/** Words before, or after, the name of a canton. */
export const canton = either('im kanton|kanton|kt\\.?', 'canton du|canton de|canton d|canton', 'canton|cantone');
