/**
 * Folded names of places that are also common words or brands. Alone they are not interpreted as places; `in Zug` is, and
 * so is `Zug` in a query about a home or a vehicle.
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
