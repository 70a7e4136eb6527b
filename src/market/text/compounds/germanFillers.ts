/** Parts of German compounds that are not search terms: stems of verbs, adjectives, prefixes, numbers. */
export const germanFillers = `
  ess wohn schlaf wasch koch back brat näh wander lauf renn fahr spiel sitz steh liege lese schreib arbeits bastel bügel
  mal zeichen bade dusch wickel trag trage häng hänge klapp dreh schwenk schiebe schieb zieh steck stell abstell
  einstell beistell roll schaukel kletter turn tanz reit jagd angel tauch segel ruder paddel schwimm reise camping zelt
  ruhe wart park miet kauf verkaufs lager bau bohr schleif säge schneid press bind kleb spritz streu heiz kühl gefrier
  misch rühr schraub stich kreis band hub hebe lade start brems kupplungs schalt lenk blink nebel fern hör sprech ruf
  tief hoch alt neu gross klein mini maxi doppel einzel halb voll massiv echt kunst natur roh edel fein grob leicht
  schwer warm kalt kurz lang breit schmal rund eckig quadrat flach steil weich hart nass trocken rein bunt schwarz weiss
  rot blau grün gelb braun grau dunkel hell ober unter mittel vorder hinter innen aussen seiten quer längs über zwei
  drei vier fünf sechs sieben acht einer zweier dreier vierer mehr multi gemeinschafts familien ferien gäste besucher
  dienst geschäfts gewerbe privat haushalts landhaus fischgrät fischgrat stab stäbchen mosaik schiffs schiff fertig
  industrie design antik vintage retro luxus premium standard profi hobby jugend senioren damen herren unisex stehe wand
  tisch boden dach eck kombi univers universal elektro elektrik elektronik digital analog funk solar stereo hifi usb led
  tft web video audio foto film kino tv sat pc cd dvd motor diesel benzin hybrid gas öl holzkohle kohle pellet kaffee
  tee milch brot fleisch fisch gemüse salat früchte apfel birnen zwetschgen trauben beeren nuss hasel kürbis kartoffel
  reis pasta pizza suppen dessert puppen teddy tier katzen hunde pferde vogel hasen hamster nager reptilien volks
  feuerwehr polizei post schul schüler studenten lehr fach sach wörter bilder noten takt bar counter empfangs konferenz
  sitzungs besprechungs computer gaming zocker abend hochzeits braut party fest oster weihnachts advents geburtstags
  winter sommer frühlings herbst stoff leder fell samt cord jeans woll baumwoll leinen seiden strick häkel touren
  langlauf alpin freeride cross trekking city stadt land gelände strassen berg front heck rück stoss wind scheiben
  dachträger gepäck kristall trink rotwein weisswein sekt bier schnaps whisky martini massage therapie physio kosmetik
  friseur coiffeur nagel haar bart zahn körper gesichts hals arm ohr finger fuss knie sand kies rasen hecken baum blumen
  pflanzen garten teich brunnen nacht tages wochen monats jahres stunden uhr zeit schallplatten kassetten bücher comic
  zeitungs brief marken münzen karten sammel sammler einbau anbau aufbau umbau ausbau auszieh aufbewahrungs ausstell
  abwasch abfall absperr vorrats vorzelt umhänge umstands decken mädchen jungen jungs frauen männer mann herr dame tag
  bett laser tinten tintenstrahl barcode etiketten label golf tennis hockey badminton squash unihockey eishockey
  handball volleyball basketball fussball base judo karate yoga pilates schlag hand stand kopf bank zug bahn hof ton
  licht strom wasser luft feuer eisen stahl glas stein metall auto velo motorrad lastwagen traktor boots flug modell
  raum bild ring ketten schlüssel dichtungs ehe verlobungs freundschafts siegel keil kolben zucker salz pfeffer butter
  honig konfi marmelade obst saft most kinder baby säuglings kleinkinder junioren erwachsenen ständer deko dekorations
  akku staubsauger kaminholz brenn cheminée schweden kachel grill zimmer wohnungs haus häuser gebäude
`;

/** Words that look like compounds of known parts, but are not. */
export const germanSingles = `
  romantisch touristisch künstlerisch städtisch automatisch exotisch elastisch hektisch skeptisch statistisch ästhetisch
  durchmesser begleiter gleiter schalter verhalten unterhalten erhalten behalten enthalten aufenthalt gehalt inhalt
  hering frühling karton beton ballon salon kanton baron spannung kleidung bekleidung bettina kamerad automat autor radio velour
  fuhre busse business kontrolle kontroller controller trolley kollege garantie reparatur partner partei party apparat
  bandage bankett bankomat hauptsächlich wohnlich häuslich tischler tischlerei schreiner gartner gärtner keller
  ringen bringen springen dringend autonom autark autobiografie autobiographie glasgow barriere barock boden
  rathaus anhalten platzierung plakat radikal radius radieschen uhrzeit tormentill torte torten torso toren tortilla
  wandern wandel wandeln wandlung handel handeln handlung eisern glasieren stahlen lagern lagerung raumen räumung
  teilen teilung teilnahme teilnehmer setzen stellen stellung beinahe beinhalten beinhaltet seeland einsam
  artikel markt balken unterlagen standesamt
`;
