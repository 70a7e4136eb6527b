import type { Subject } from './germanVocabulary.ts';

/** Parts of German compounds: vehicles, devices, tools, clothes, toys, animals and other goods. */

const vehicles: Subject = {
  strong: `fahrrad velo mountainbike rennvelo kindervelo damenvelo herrenvelo citybike motorrad mofa anhänger
    veloanhänger wohnwagen wohnmobil lieferwagen lastwagen kleinwagen gebrauchtwagen neuwagen sportwagen kombi
    cabriolet traktor bagger stapler automatik kupplung auspuff stossstange kotflügel motorhaube kofferraum
    scheinwerfer rückleuchte windschutzscheibe scheibenbremse bremsbelag bremsscheibe bremssattel stossdämpfer
    zahnriemen keilriemen lenkrad gepäckträger dachbox veloträger heckträger fahrradträger winterreifen sommerreifen
    winterrad sommerrad winterpneu sommerpneu felgen alufelgen stahlfelgen ersatzteil kindersitz autositz
    beifahrersitz rücksitz sitzbezug sattel pedal gangschaltung batterie motorboot segelboot schlauchboot ruderboot
    gummiboot kajak standup anhängerkupplung schneekette radkappe rückspiegel aussenspiegel scheibenwischer
    zylinderkopf zylinder lichtmaschine anlasser zündkerze katalysator turbolader vergaser tachometer wagenheber
    fahrwerk spoiler hubwagen palette gabelstapler hebebühne seilwinde ladewagen frontlader radlader kipper
    einkaufswagen felgenbaum oldtimer youngtimer elektroauto elektrovelo lastenvelo liegevelo einrad tandem scooter`,
  short: `getriebe auto wagen rad räder bus boot schiff busse reifen pneu felge motor bremse tank kette lenker gabel
    achse welle kolben ventil schlauch pumpe helm schloss trailer töff roller moped pw dichtung riemen düse kühler
    lüfter turbo sicherung scheibe wischer blinker sitz stütze kurbel speiche träger plane mulde pritsche kran walze
    pflug egge presse spritze kanu yacht anker navi karre karren rampe winde bike öl schild krümmer tuning tacho quad
    jeep suv van camper`,
  first: `zünd keil rück stoss sport einkaufs beifahrer einspritz kühl brems kupplungs schalt lenk blink fern nebel
    start reserve unfall export gebraucht occasions jahres heck front gepäck abschlepp starthilfe warn park ruder
    tauch hafen naben ketten fahr motoren diesel benzin hybrid last lasten liefer hub lade kipp forst mäh heu`,
  last: `lader streuer belag schaltung`,
};

const devices: Subject = {
  strong: `kamera objektiv stativ scanner bildschirm monitor tastatur lautsprecher kopfhörer verstärker receiver
    plattenspieler fernseher fernbedienung telefon smartphone laptop notebook computer tablet konsole controller
    spielkonsole festplatte speicher grafikkarte netzteil ladegerät ladekabel netzwerk router software kabel adapter
    steckdose kaffeemaschine kaffeevollautomat nähmaschine bohrmaschine schleifmaschine fräsmaschine spülmaschine
    strickmaschine maschine staubsauger bügeleisen küchenmaschine toaster wasserkocher mikrowelle fritteuse grill
    gasgrill holzkohlegrill raclette fondue kompressor generator ventilator klimaanlage luftbefeuchter luftentfeuchter
    luftreiniger thermometer waage wecker wanduhr armbanduhr taschenuhr standuhr schallplatte gerät elektrogerät
    küchengerät anlage musikanlage stereoanlage solaranlage patrone mikrofon projektor leinwand teleskop mikroskop
    fernglas feldstecher drohne antenne prozessor ladestation dockingstation navigation entsafter stabmixer standmixer
    handmixer handrührer rührgerät bügelstation bügelbrett wäscheständer wäschekorb wäschetrockner wäschespinne
    tumbler rasierer rasierapparat haarschneider haartrockner glätteisen lockenstab zahnbürste personenwaage
    küchenwaage bratpfanne kochtopf schnellkochtopf dampfkochtopf backform backblech schneidebrett kochlöffel
    suppenteller weinglas trinkflasche thermosflasche vorratsdose brotkasten kaffeemühle pfeffermühle teekanne
    kaffeekanne milchschäumer kapselmaschine espressomaschine dörrautomat automat abfalleimer abfallsack solarpanel
    solarmodul wechselrichter powerbank überwachungskamera rauchmelder bewegungsmelder`,
  short: `drucker stecker schrauber mixer beutel filter radio uhr handy akku karte säge hammer zange bohrer hobel
    kocher pfanne messer löffel schere teller tasse kanne krug schüssel besteck geschirr flasche hülle tasche koffer
    toner tinte buchse schalter maus display beamer boxen player rack gehäuse modul chip stick linse blitz mühle reibe
    raspel form deckel wok karaffe becher kelch büchse eimer kübel kessel trockner wäsche besen sack tüte föhn trimmer
    bürste kamm feile pinzette sieb kelle fass korken kapsel sensor melder taste linsen panel zelle turm sockel gaming
    pc platine`,
  first: `schall thermos verlängerungs wasch back brat näh spül misch rühr gefrier heiz wärme dampf staub hör sprech
    funk foto video audio daten spiele grafik solar laser tinten tintenstrahl etiketten label barcode schnell eier
    milch reis salat zitronen salz pfeffer zucker torten suppen dessert trink abfall abwasch müll putz haar bart zahn
    rasier personen überwachungs alarm bewegungs rauch digital analog stereo schallplatten kassetten sekt schnaps
    cocktail frucht press mess schneid schneide spar thermo isolier`,
  last: `sauger bläser spieler deck station dock öffner schneider schäler spüler reiniger spender stab`,
};

const tools: Subject = {
  strong: `werkzeug werkbank gerüst schubkarre hochdruckreiniger rasenmäher häcksler schneefräse motorsäge kettensäge
    kreissäge stichsäge bandsäge akkuschrauber akkubohrer schlagbohrer bohrhammer winkelschleifer bandschleifer
    exzenterschleifer schraubenzieher schraubenschlüssel schraubstock drehmomentschlüssel lötkolben schweissgerät
    heckenschere gartenschere astschere laubbläser laubsauger vertikutierer holzspalter motorsense freischneider
    rasentraktor giesskanne gartenschlauch wasserschlauch schlauchwagen schaufel spaten kompost komposter regentonne
    hochbeet gewächshaus frühbeet werkzeugkasten werkzeugkoffer werkzeugwagen leiter schiebeleiter bockleiter
    klappleiter zollstock wasserwaage betonmischer rüttelplatte nivelliergerät steckschlüssel ratsche meissel
    schleifpapier bohrständer drehbank drechselbank hobelmaschine hobelbank tischkreissäge kappsäge oberfräse
    stromaggregat aggregat verlängerungskabel kabelrolle kabeltrommel sonnenschirm sonnensegel pavillon brennholz
    cheminéeholz planschbecken gartenhaus gartenzwerg feuerkorb blumentopf pflanzkübel blumenkasten vogelhaus vogelbad
    nistkasten futterhaus blumensamen grassamen insektenhotel rankgitter rosenbogen`,
  short: `schraube mutter nagel klammer tacker fräse axt beil sense sichel rechen harke hacke mäher schleifer spalter
    klemme zwinge amboss seilzug flaschenzug klinge sonde lehre trommel haspel kescher netz dreher spachtel pinsel
    mischer`,
  first: `schub gewächs bohr schleif fräs schraub stech stemm dreh drechsel löt schweiss polier schlag spann spritz
    maler hand laub giess sprüh pflanz tropf hecken unkraut farb streich`,
  last: `zieher nagler`,
};

const clothes: Subject = {
  strong: `mantel wintermantel regenmantel hemd bluse pullover jacke winterjacke skijacke regenjacke lederjacke
    strickjacke jeans kleid abendkleid hochzeitskleid brautkleid sommerkleid anzug hosenanzug badeanzug skianzug
    trachten stiefel gummistiefel winterstiefel wanderschuh turnschuh skischuh halbschuh fussballschuh hausschuh
    schuhe sandale handschuh handtasche rucksack umhängetasche reisetasche sporttasche gürtel krawatte schal mütze
    halskette armband ohrring brille sonnenbrille schmuck portemonnaie unterwäsche strumpfhose stiefelette sneaker
    pantoffel bademantel pyjama bikini kostüm uniform overall strampler strumpf schürze blazer sakko smoking frack
    gilet weste hoodie poloshirt fleecejacke daunenjacke softshelljacke jeansjacke lederhose latzhose regenhose
    skihose badehose trainerhose leggings dirndl krawattennadel manschettenknopf brosche anstecknadel reisekoffer
    aktentasche laptoptasche geldbörse kulturbeutel trachtenkleid`,
  short: `hose rock schuh hut kappe socke ring kleider gurt knopf jupe shirt shorts pulli top body cap finken pumps
    clog tracht trolley etui stock perle diamant juwel börse fliege schleier schärpe kragen reif krone diadem maske
    perücke strümpfe`,
  first: `taucher trainer geld manschetten kultur damen herren frauen männer mädchen knaben buben jungen teenager
    umstands still braut hochzeits abend fest party herbst frühlings übergangs lauf turn trainings arbeits sicherheits
    strick bade freizeit fasnachts halloween verkleidungs hals arm ohr finger knie zehen gesichts kuschel spitzen
    verlobungs ehe freundschafts trau designer marken`,
  last: ``,
};

const children: Subject = {
  strong: `kinderwagen buggy babybett kinderbett wickelkommode wickeltisch laufgitter spielzeug puppenhaus teddybär
    kuscheltier plüschtier stofftier holzspielzeug eisenbahn modellbahn lokomotive schaukel trampolin sandkasten
    dreirad laufrad bobbycar trottinett schlitten babyschale babytrage tragetuch stillkissen windel schnuller rassel
    spieluhr stubenwagen beistellbett kinderstuhl treppengitter kaufladen spielküche baustein bauklotz murmelbahn
    kugelbahn rennbahn autorennbahn puppenwagen puppenstube puppenküche bobschlitten schulthek schulranzen brettspiel
    kartenspiel gesellschaftsspiel videospiel computerspiel puzzle bastelset malbuch steckenpferd schaukelpferd
    spielturm rutschbahn klettergerüst kletterturm sandspielzeug badespielzeug`,
  short: `rutsche puppe spiel ball buch heft wippe nest trage bahn thek ranzen kreide stift höhle tunnel murmel würfel
    lego klotz modell`,
  first: `plansch säuglings kleinkinder wickel puppen teddy bastel mal zeichen hüpf kletter rutsch schul kindergarten
    krippen zwillings geschwister modelleisenbahn fasnacht karten gesellschafts konsolen`,
  last: `tier`,
};

const leisure: Subject = {
  strong: `skateboard inlineskates schlittschuh snowboard langlaufski tourenski skistock wanderstock tennisschläger
    golfschläger hockeyschläger badmintonschläger schläger fussball basketball volleyball handball tischtennis
    tischfussball billard hantel hantelbank crosstrainer laufband heimtrainer rudergerät ergometer fitness
    kraftstation boxsack yogamatte turnmatte zelt dachzelt schlafsack isomatte campingstuhl campingtisch campingkocher
    kühlbox kühltasche luftmatratze camping klettergurt kletterseil karabiner steigeisen lawine schneeschuh steigfell
    neoprenanzug taucheranzug taucherbrille schnorchel angelrute angelrolle surfbrett segel paddel schwimmweste
    schwimmbrille gleitschirm golftasche golfwagen gitarre klavier flügel geige trompete akkordeon handorgel
    schwyzerörgeli schlagzeug posaune klarinette saxofon querflöte blockflöte violine bratsche cello kontrabass
    synthesizer keyboard mundharmonika flöte harfe orgel notenständer mischpult schulbuch kinderbuch kochbuch
    taschenbuch bilderbuch wörterbuch sachbuch fachbuch lehrbuch lexikon roman krimi comic zeitschrift magazin atlas
    landkarte wanderkarte briefmarke münze sammlung sammelkarte postkarte ansichtskarte plakat poster konzert ticket
    eintritt gutschein weihnachten ostern hochzeit geburtstag geschenk adventskalender christbaum weihnachtsbaum
    weihnachtskugel osterhase`,
  short: `ski film musik platten gewicht kufe bob pickel flosse rute köder bogen pfeil dart queue kugel kegel saite
    bass piano noten stimme geschichte album cd dvd marke medaille pokal orden antiquität kalender kranz abo tennis
    golf reise ferien`,
  first: `schlitt block kontra mund christ hockey unihockey eishockey landhockey badminton squash judo karate yoga
    pilates gymnastik kraft wander trekking berg lawinen touren langlauf alpin freeride roll skate surf schwimm angel
    jagd schiess reit strand picknick orchester gitarren geigen bläser festival kino theater wörter sach fach lehr
    bilder taschen kunst geschichts brief münzen sammel sammler weihnachts advents oster geburtstags post ansichts
    land welt`,
  last: `trainer bag`,
};

const living: Subject = {
  strong: `aquarium terrarium voliere käfig vogelkäfig hasenstall hühnerstall katzenbaum kratzbaum hundekorb hundebett
    hundebox hundeleine halsband hundehütte hundefutter katzenfutter katzenklo katzentoilette pferdebox pferdedecke
    pferdeanhänger reitstiefel reithelm reithose reitsattel transportbox futternapf trinknapf kaninchen
    meerschweinchen hamster wellensittich kanarienvogel papagei schildkröte zimmerpflanze topfpflanze kaktus orchidee
    olivenbaum obstbaum apfelbaum zitronenbaum feigenbaum tannenbaum gemüse kartoffel kräuter lavendel hortensie
    rhododendron bonsai pferdesattel steigbügel bienenstock bienenkasten`,
  short: `pflanze hund katze pferd vogel fisch baum blume esel schaf ziege kuh rind kalb schwein huhn ente gans hase
    biene pony futter napf leine gehege streu tränke trense halfter zaum koppel rose tulpe palme strauch busch gras
    moos kraut wurzel ast stamm blatt zweig dünger wein bier tee kaffee torte kuchen käse honig obst bär brot fleisch
    wurst schokolade gewürz saft likör whisky apfel most konfitüre nudel`,
  first: `nist rank hunde katzen pferde hasen hühner nager reptilien aquarien terrarien tier fohlen welpen ponys kratz
    kutschen rinder schweine ziegen bienen koi blumen pflanzen rosen schnitt oliven feigen orangen mandel birnen
    zwetschgen pflaumen trauben beeren erdbeer himbeer nuss kastanien kürbis tomaten gurken zwiebel früchte tannen
    lorbeer buchs thuja butter konfi samen marmeladen pasta pizza spaghetti teig`,
  last: `klo`,
};

const words: Subject = {
  strong: `zubehör ersatz reparatur reinigung transport umzug vermietung unterricht nachhilfe betreuung service
    vertrag versicherung maschinen techniker mechaniker verkäufer mitarbeiter lehrstelle praktikum teilzeit ausbildung
    behandlung massage beratung pflege systeme system schutz abdeckung halterung befestigung verkleidung bausatz
    ausrüstung ausstattung anleitung verpackung lieferung montage assistent sekretärin buchhalter elektriker schreiner
    gärtner kellner koch köchin fahrer chauffeur hauswart raumpflege putzfrau babysitter tagesmutter kunstmaler
    festanstellung nebenjob ferienjob büroarbeit material elemente element kontrolle lautstärke winterreifensatz`,
  short: `set teil teile kurs job schule kind kinder baby paar stück tafel paket pass plan stelle dienst winter sommer
    nacht wasser luft gas strom sonne regen schnee eis feuer markt rest lehrer`,
  first: `sprach tanz mathe deutsch englisch französisch italienisch reinigungs alters verkaufs lager gastro küchen
    aushilfs neben mond stern see wald feld stadt`,
  last: `satz serie kraft hilfe stunde lektion bedarf abend ware waren artikel helfer`,
};

export const germanGoods = [vehicles, devices, tools, clothes, children, leisure, living, words];
