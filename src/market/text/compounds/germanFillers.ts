/** First parts of German compounds that are not search terms: adjectives, colours, numbers, prefixes. */
export const germanFillers = `
  tief hoch alt neu gross klein mini midi maxi doppel einzel halb voll massiv echt roh edel fein grob leicht schwer
  warm kalt kurz lang breit schmal rund eckig quadrat flach steil weich hart nass trocken rein bunt schwarz weiss rot
  blau grün gelb braun grau dunkel hell ober unter mittel vorder hinter innen aussen quer längs schräg zwei drei vier
  fünf sechs sieben acht zehn einer zweier dreier vierer mehr multi gemeinschafts familien gäste besucher geschäfts
  privat haushalts landhaus fischgrät einfamilien stecken stab stäbchen mosaik industrie design vintage retro luxus
  premium standard profi hobby jugend senioren unisex junioren erwachsenen schwenk klapp falt schiebe schieb zieh
  steck stell abstell beistell häng hänge steh stehe renn ruhe wart kauf anbau aufbau umbau ausbau auszieh
  aufbewahrungs ausstell absperr umhänge binde kleb kreis kron universal univers elektro elektrik elektronik akustik
  schreib lese zier nutz volks feuerwehr polizei schüler studenten takt counter zocker siegel tages wochen monats
  stunden zeit stations fertig wert spezial super stark not zweit erst allwetter ganzjahres outdoor indoor
`;

/** German words that look like compounds of known parts, but are not. */
export const germanSingles = `
  romantisch touristisch künstlerisch städtisch automatisch exotisch elastisch hektisch skeptisch statistisch
  ästhetisch durchmesser begleiter gleiter schalter verhalten unterhalten erhalten behalten enthalten aufenthalt
  gehalt inhalt hering frühling karton beton ballon salon kanton baron spannung kleidung bekleidung bettina kamerad
  automat autor radio velour fuhre busse business kontrolle kontroller controller trolley kollege garantie reparatur
  partner partei party apparat bandage bankett bankomat hauptsächlich wohnlich häuslich tischler tischlerei schreiner
  gartner gärtner keller ringen bringen springen dringend autonom autark autobiografie autobiographie glasgow barriere
  barock boden rathaus anhalten platzierung plakat radikal radius radieschen uhrzeit tormentill torte torten torso
  toren tortilla wandern wandel wandeln wandlung handel handeln handlung eisern glasieren stahlen lagern lagerung
  raumen räumung teilen teilung teilnahme teilnehmer setzen stellen stellung beinahe beinhalten beinhaltet seeland
  einsam unterstützen unterstützung unterdrücken feststellen feststellung anzugreifen elektronisch elektronik
  telefonnummer klimatisch stiefelette konfitüre thermometer tachometer ballast hochstapler barfuss anlegestelle
  mitarbeiter tierisch erfahrer beifahrer unterliegen unterstellen unterteilen unterzeichnung unterzeichnen siebente
  langsam grausam gemeinsam sparsam seltsam wachsam maximal minimal barbier souterrain kameradschaft verunreinigung
  rockefeller buchhalter buchhaltung mehrfach einfach zweifach dreifach vierfach automobil artikel markt balken
  unterlagen standesamt
`;

/** Words that look like forms of listed nouns, but are not: Schranken (barriers), and the -hausen of places. */
export const germanOtherWords = `
  hausen schranke schranken sämtern saemtern banker türmer tuermer
`;
