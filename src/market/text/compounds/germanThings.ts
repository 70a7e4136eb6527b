/**
 * Nouns in the German compounds of ads, by subject. `strong` nouns are long and distinct enough to be found next to any
 * other part; `short` ones only if every other part is known too.
 */

const home = {
  strong: `wohnung garage parkett keller balkon terrasse dachboden treppe fenster heizung küche zimmer badezimmer
    wohnzimmer schlafzimmer kinderzimmer gästezimmer esszimmer garten vorgarten parkplatz stellplatz einstellplatz
    abstellplatz sitzplatz einstellhalle tiefgarage werkstatt scheune stallung ferienhaus einfamilienhaus
    mehrfamilienhaus reihenhaus bauernhaus chalet appartement studio attika maisonette dachwohnung wintergarten gebäude
    liegenschaft grundstück bauland laminat fliesen teppich kamin cheminée kachelofen schwedenofen schrank einbauschrank
    wandschrank waschküche waschmaschine waschturm geschirrspüler kühlschrank gefrierschrank backofen kochfeld steamer
    dunstabzug abteil kellerabteil dachgeschoss erdgeschoss obergeschoss untergeschoss stockwerk fassade isolation
    jalousie markise vorhang gardine lavabo badewanne dusche toilette sauna whirlpool schwimmbad swimmingpool gewerbe
    nutzfläche wohnfläche lagerraum hobbyraum bastelraum abstellraum reduit terrain parzelle briefkasten aufzug`,
  short: `geschoss estrich leuchte polster stall storen wand decke halle büro haus bad wc raum platz dach tür tor boden
    flur zaun raumhöhe diele dielen fliese platte latte brett balken stufe ofen herd spüle becken hahn rohr loft hütte
    villa`,
};

const furniture = {
  strong: `sessel ohrensessel fauteuil kommode vitrine anrichte sideboard lowboard highboard garderobe schreibtisch
    esstisch couchtisch beistelltisch nachttisch gartentisch klapptisch stehtisch bürotisch regal büchergestell gestell
    hocker barhocker matratze lattenrost topper bettgestell kopfteil kissen bettwäsche duvet wolldecke spiegel truhe
    schublade möbel gartenmöbel liegestuhl schaukelstuhl bürostuhl hochstuhl lounge hängematte kronleuchter lampe
    stehlampe tischlampe deckenlampe pendelleuchte kerzenständer bilderrahmen gemälde teppich vorhang uhrwerk`,
  short: `pult decke leuchten tisch stuhl bank bett sofa couch liege bein lehne kasten kiste korb box rahmen bild vase
    topf schirm ständer haken licht`,
};

const materials = {
  strong: `eiche buche nussbaum kirsche kiefer fichte lärche ahorn esche arve teak bambus rattan massivholz echtholz
    vollholz leder kunstleder wildleder velours baumwolle leinen seide kaschmir kunststoff edelstahl chromstahl
    aluminium messing kupfer marmor granit beton keramik porzellan silber gusseisen schmiedeeisen`,
  short: `holz glas stahl eisen metall gold zinn stein wolle filz fell gummi plastik papier karton kork lack`,
};

export const germanThings = [home, furniture, materials];
