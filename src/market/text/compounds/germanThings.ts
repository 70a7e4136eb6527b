import type { Subject } from './germanVocabulary.ts';

/** Parts of German compounds: homes, gardens, furniture and materials. */

const home: Subject = {
  strong: `wohnung garage parkett keller balkon terrasse dachboden treppe fenster heizung küche zimmer badezimmer
    wohnzimmer schlafzimmer kinderzimmer gästezimmer esszimmer garten vorgarten parkplatz stellplatz einstellplatz
    abstellplatz sitzplatz einstellhalle tiefgarage werkstatt scheune stallung ferienhaus einfamilienhaus
    mehrfamilienhaus reihenhaus bauernhaus chalet appartement studio attika maisonette dachwohnung wintergarten
    gebäude liegenschaft grundstück bauland laminat fliesen teppich kamin cheminée kachelofen schwedenofen schrank
    einbauschrank wandschrank waschküche waschmaschine waschturm geschirrspüler kühlschrank gefrierschrank backofen
    kochfeld steamer dunstabzug abteil kellerabteil dachgeschoss erdgeschoss obergeschoss untergeschoss stockwerk
    fassade isolation jalousie markise vorhang gardine lavabo badewanne dusche toilette sauna whirlpool schwimmbad
    swimmingpool gewerbe nutzfläche wohnfläche lagerraum hobbyraum bastelraum abstellraum reduit terrain parzelle
    briefkasten aufzug dachfenster dachträger haustüre zimmertüre garagentor heizkörper radiator thermostat armatur
    wärmepumpe spülkasten waschbecken waschtisch duschkabine duschwand fensterladen rollladen fensterbank fensterbrett
    türrahmen türgriff türklinke türschloss schiebetüre geländer handlauf dachrinne regenrinne wandnische dachziegel
    backstein pflasterstein gartenplatte terrassendiele sichtschutz windschutz carport pergola geräteschuppen
    container anbauwand küchenzeile kücheninsel feuerstelle feuerschale ferienwohnung mietwohnung eigentumswohnung
    neubau altbau`,
  short: `geschoss estrich leuchte polster stall storen wand decke halle büro haus bad wc raum platz dach tür türe tor
    boden flur zaun raumhöhe diele dielen fliese platte latte brett balken stufe ofen herd spüle becken hahn rohr loft
    hütte villa kachel ziegel mauer pfosten pfeiler säule leiste profil schiene schacht brunnen teich pool hecke
    gitter kabine theke lift boiler brause wanne bidet pissoir sims schwelle kies pflaster schuppen schopf lamelle
    parkfeld rasen beet laube siphon dübel bungalow baracke remise laden`,
  first: `etagen reihen bauern schweden klima einbau bau dachstock einstell miet umzugs verkauf immobilien geräte
    vorrat vorrats vorzelt treppen hof kuppel insekten mücken fliegen sicht wind`,
  last: `zeile insel tritt block`,
};

const furniture: Subject = {
  strong: `sessel ohrensessel fauteuil kommode vitrine anrichte sideboard lowboard highboard garderobe schreibtisch
    esstisch couchtisch beistelltisch nachttisch gartentisch klapptisch stehtisch bürotisch regal büchergestell
    gestell hocker barhocker matratze lattenrost topper bettgestell kopfteil kissen bettwäsche duvet wolldecke spiegel
    truhe schublade möbel gartenmöbel liegestuhl schaukelstuhl bürostuhl hochstuhl lounge hängematte kronleuchter
    lampe stehlampe tischlampe deckenlampe pendelleuchte kerzenständer bilderrahmen gemälde uhrwerk sekretär paravent
    schemel kredenz überzug überwurf bettüberwurf tagesdecke federbett bettdecke leintuch spannbettlaken tischdecke
    tischtuch tischläufer läufer garnitur sitzgruppe eckbank wohnwand schrankwand kleiderschrank schuhschrank
    garderobenständer kleiderbügel kleiderstange handtuch badetuch strandtuch badematte fussmatte fussabtreter
    schirmständer zeitungsständer blumenständer schliessfach ablagefach vorhangstange gardinenstange kerzenhalter
    windlicht lichterkette lampenschirm glühbirne nachtlicht dekoration`,
  short: `pult leuchten tisch stuhl bank bett sofa couch liege bein lehne kasten kiste korb box rahmen bild vase topf
    schirm ständer haken licht stange bügel matte bezug tuch laken plaid auflage leuchter kerze laterne lüster spot
    strahler birne buffet trog ablage griff knauf scharnier rolle pouf schale dose figur skulptur statue büste relief
    rost zeichnung stich druck schlüssel stube haube`,
  first: `ess wohn schlaf eck bar pendel glüh bücher zeitungs zeitschriften garderoben kopf fuss rücken seiten nacken
    deko dekorations stand empfangs konferenz besprechungs sitzungs akten ordner fernseh tv hifi phono aquarell`,
  last: `halter zarge gruppe fuss`,
};

const materials: Subject = {
  strong: `eiche buche nussbaum kirsche kiefer fichte lärche ahorn esche arve teak bambus rattan massivholz echtholz
    vollholz leder kunstleder wildleder velours baumwolle leinen seide kaschmir kunststoff edelstahl chromstahl
    aluminium messing kupfer marmor granit beton keramik porzellan silber gusseisen schmiedeeisen mahagoni palisander
    akazie robinie pinie zeder birke walnuss plexiglas sperrholz spanplatte sandstein schiefer naturstein kunststein
    bronze merino mohair alpaka polyester`,
  short: `holz glas stahl eisen metall gold zinn stein wolle filz fell gummi plastik papier karton kork lack blech
    draht stoff farbe folie tanne föhre erle weide ulme linde pappel stroh schilf jute hanf sisal bast plüsch samt
    cord satin spitze daune feder pelz kristall acryl alu chrom titan carbon email gips zement lehm kalk sand erde
    garn faden schnur seil band kleber leim`,
  first: `ton span sperr schmiede wild guss eichen buchen woll holzkohlen brenn natur antik perser orient kirsch birn
    erd`,
  last: `imitat optik`,
};

export const germanThings = [home, furniture, materials];
