import { fold } from '#market/text/fold.ts';

/**
 * Words of trade: something is sold, let, wanted or given away, and in which state. They are in the titles of all
 * categories, so they are no evidence for a category.
 */
const tradeWords = new Set(
  [
    'verkaufe verkaufen verkauft verkauf vermiete vermieten vermietet vermietung miete mieten kaufe kaufen kauf suche suchen',
    'sucht gesucht biete bieten verschenke verschenken gratis kostenlos umsonst tausche tauschen tausch abzugeben abgeben',
    'neu neue neuer neues neuwertig neuwertige neuwertiger neuwertiges gebraucht gebrauchte gebrauchter gebrauchtes occasion',
    'occasionen günstig günstige günstiger günstiges billig top zustand gut gute guter gutes sehr schön schöne schöner schönes',
    'super wenig selten wegen nichtgebrauch abholung selbstabholer dringend sofort per ab originalverpackt ovp angebot preis',
    'vends vend vendre vente vendu loue louer location achète acheter achat cherche cherchons recherche donne donner offre',
    'offrons échange gratuit gratuite neuf neuve neufs neuves occasion occasions état bon bonne bons excellent parfait très',
    'beau belle bel beaux belles superbe urgent cause pas cher chère débarrasser emporter',
    'vendo vende vendesi vendere vendita affitto affitta affittasi affittare compro comprare cerco cerca cercasi offro offresi',
    'regalo regala regalasi scambio gratuito gratuita nuovo nuova nuovi nuove usato usata usati usate stato ottimo ottima',
    'ottime buono stato bello bella bellissimo bellissima causa urgente prezzo affare seminuovo occasione privato',
    'selling sell sale sells buy buying rent rental let wanted seeking looking giving giveaway free swap offering offer new used',
    'condition good great excellent nice beautiful barely hardly brand mint cheap bargain urgent secondhand like',
  ].flatMap((line) => line.split(' ').map(fold)),
);

/** Whether a normalised word belongs to the language of selling, such as «verkaufe» or «neu». */
export function isTradeWord(key: string): boolean {
  return tradeWords.has(key);
}
