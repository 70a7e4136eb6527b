/** As `germanThings.ts`: vehicles, devices, clothes, toys and other goods. */

const vehicles = {
  strong: `fahrrad velo mountainbike rennvelo kindervelo damenvelo herrenvelo citybike motorrad mofa anhänger
    veloanhänger wohnwagen wohnmobil lieferwagen lastwagen kleinwagen gebrauchtwagen neuwagen sportwagen kombi cabriolet
    traktor bagger stapler automatik kupplung auspuff stossstange kotflügel motorhaube kofferraum scheinwerfer
    rückleuchte windschutzscheibe scheibenbremse bremsbelag bremsscheibe stossdämpfer zahnriemen lenkrad gepäckträger
    dachträger dachbox veloträger heckträger winterreifen sommerreifen winterrad sommerrad winterpneu sommerpneu felgen
    alufelgen ersatzteil kindersitz autositz sattel pedal gangschaltung batterie motorboot segelboot schlauchboot
    ruderboot gummiboot kajak standup anhängerkupplung`,
  short: `getriebe auto wagen rad räder bus boot schiff schlitten reifen pneu felge motor bremse tank kette lenker gabel
    schlauch pumpe helm schloss trailer töff roller moped pw`,
};

const devices = {
  strong: `kamera objektiv stativ scanner bildschirm monitor tastatur lautsprecher kopfhörer verstärker receiver
    plattenspieler fernseher fernbedienung telefon smartphone laptop notebook computer tablet konsole controller
    spielkonsole festplatte speicher grafikkarte netzteil ladegerät ladekabel netzwerk router software kabel adapter
    steckdose kaffeemaschine kaffeevollautomat nähmaschine bohrmaschine schleifmaschine fräsmaschine spülmaschine
    strickmaschine maschine staubsauger bügeleisen küchenmaschine toaster wasserkocher mikrowelle fritteuse grill
    gasgrill holzkohlegrill raclette fondue kompressor generator rasenmäher häcksler schneefräse motorsäge kettensäge
    kreissäge stichsäge akkuschrauber werkzeug werkbank gerüst schubkarre hochdruckreiniger ventilator klimaanlage
    luftbefeuchter thermometer waage wecker wanduhr armbanduhr taschenuhr standuhr schallplatte gerät elektrogerät
    küchengerät anlage musikanlage stereoanlage solaranlage patrone`,
  short: `drucker stecker schrauber mixer beutel filter radio uhr handy akku karte platte säge hammer zange bohrer hobel
    kocher pfanne topf messer gabel löffel schere teller tasse glas kanne krug schüssel besteck geschirr flasche ständer
    hülle tasche koffer`,
};

const clothes = {
  strong: `mantel wintermantel regenmantel hemd bluse pullover jacke winterjacke skijacke regenjacke lederjacke
    strickjacke jeans kleid abendkleid hochzeitskleid brautkleid sommerkleid anzug hosenanzug badeanzug skianzug
    trachten stiefel gummistiefel winterstiefel wanderschuh turnschuh skischuh halbschuh fussballschuh hausschuh schuhe
    sandale handschuh handtasche rucksack umhängetasche reisetasche sporttasche gürtel krawatte schal mütze halskette
    armband ohrring brille sonnenbrille schmuck portemonnaie unterwäsche strumpfhose`,
  short: `hose rock schuh hut kappe socke weste kette ring kleider wäsche gurt knopf`,
};

const leisure = {
  strong: `kinderwagen buggy babybett kinderbett wickelkommode laufgitter spielzeug puppenhaus teddybär kuscheltier
    holzspielzeug eisenbahn modellbahn lokomotive schaukel trampolin sandkasten dreirad laufrad trottinett schlitten
    skateboard inlineskates schlittschuh snowboard langlaufski tourenski skistock tennisschläger golfschläger
    hockeyschläger badmintonschläger fussball tischtennis billard hantel crosstrainer laufband heimtrainer rudergerät
    ergometer fitness zelt dachzelt schlafsack campingstuhl campingtisch camping klettergurt neoprenanzug taucheranzug
    angelrute gitarre klavier flügel geige trompete akkordeon schlagzeug keyboard mundharmonika flöte schulbuch
    kinderbuch kochbuch taschenbuch bilderbuch wörterbuch roman krimi comic zeitschrift briefmarke münze sammlung
    postkarte plakat aquarium terrarium käfig katzenbaum kratzbaum hundekorb hundebett hundebox hundeleine pferdebox
    reitstiefel kaninchen meerschweinchen wellensittich kaktus zimmerpflanze pflanzkübel blumentopf gartenschlauch
    gartenhaus gewächshaus sonnenschirm pavillon brennholz cheminéeholz weinflasche konzert ticket eintritt gutschein
    weihnachten ostern hochzeit geburtstag geschenk`,
  short: `rutsche pflanze puppe ski spiel puzzle figur ball brett buch heft bücher film musik platten hund katze pferd
    vogel fisch baum blume kübel schaufel rechen wein bier tee kaffee torte kuchen käse honig obst bär kranz kerze`,
};

const words = {
  strong: `zubehör ersatz reparatur reinigung transport umzug vermietung unterricht nachhilfe betreuung service vertrag
    versicherung maschinen techniker mechaniker verkäufer mitarbeiter lehrstelle praktikum teilzeit ausbildung
    behandlung massage beratung pflege systeme system schutz abdeckung halterung befestigung verkleidung`,
  short: `set teil teile kurs job schule kind kinder baby winter sommer nacht wasser luft gas strom öl sonne regen
    schnee eis feuer berg see wald feld`,
};

export const germanGoods = [vehicles, devices, clothes, leisure, words];
