/**
 * Names of places, folded, that are common words or brands too: on their own they are no place. `in Zug` is one, and so
 * is `Zug` beside a home or a vehicle.
 */
export const ambiguousPlaces: ReadonlySet<string> = new Set(
  [
    'au bad baden bach berg brand buch burg egg eich feld forst grub hard haus heiden holz horn ins laufen matt moos port',
    'rain ried rohr root sand schatz speicher stein steg stier sulz tal turm wald weid wolf zell zug',
    'aigle bois bulle champagne chene croix dame gland lens mont orbe perles pont roche rolle tour val vaux vernier ville',
    'ascona campo corona monte riva rossa',
    'bull cape chair court grand mies model sent',
    'jura',
  ].flatMap((line) => line.split(' ')),
);
