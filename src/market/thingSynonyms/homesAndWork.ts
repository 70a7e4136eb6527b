/** Homes, jobs and services. */
export const homesAndWork = `
Studio, Einzimmerwohnung | studio | monolocale, studio | studio, studio flat, studio apartment, bedsit
Dachwohnung, Attikawohnung, Attika | attique, combles | attico, mansarda | attic flat, penthouse, attic apartment
Maisonette, Maisonettewohnung | duplex | duplex | duplex, maisonette
Reihenhaus, Reiheneinfamilienhaus | maison mitoyenne, villa mitoyenne | casa a schiera | terraced house, row house, townhouse
Bauernhaus | ferme*, ancienne ferme, fermette, maison paysanne | casa colonica, cascina, rustico | farmhouse
Chalet, Berghütte, Maiensäss | chalet, mayen | chalet, baita, rustico | chalet, mountain cabin, alpine hut
Mehrfamilienhaus, Renditehaus | immeuble locatif, immeuble de rendement | casa plurifamiliare, palazzina | apartment building, apartment block
Tiefgarage, Tiefgaragenplatz, Einstellhalle, Einstellhallenplatz | parking souterrain, place souterraine | autorimessa, posto auto sotterraneo | underground parking, underground garage
Lagerraum, Lager*, Lagerfläche | dépôt, entrepôt, local de stockage | magazzino, deposito | warehouse, storage room, storage space
Ladenlokal, Ladenfläche, Verkaufsfläche | arcade commerciale, local commercial, surface commerciale | negozio in affitto, locale commerciale, spazio commerciale | retail space, shop premises
Büroraum, Bürofläche, Büroräume, "Büro" | bureau*, bureaux à louer, surface de bureau, local de bureau | ufficio*, ufficio in affitto, spazio ufficio | office space, office*, office room
Atelier, Werkstatt | atelier | atelier, *laboratorio, officina | workshop, atelier
Bastelraum, Hobbyraum | local de bricolage, local de loisirs | locale hobby | hobby room
"Balkon" | balcon | balcone | balcony
"Terrasse", Sitzplatz | terrasse | terrazza, terrazzo | terrace, patio
"Garten" | jardin | giardino | garden, yard
Keller, *Kellerabteil | cave | cantina | cellar, basement
möbliert, möblierte | meublé, meublée | ammobiliato, arredato, ammobiliata, arredata | furnished
Lift, Aufzug | ascenseur | ascensore | elevator, lift
Seesicht, Seeblick | vue lac, vue sur le lac | vista lago | lake view
Köchin, "Koch", *Jungkoch, *Hilfskoch, *Küchenchef | cuisinier, cuisinière* | cuoco, cuoca | chef, cook*, *line cook
Kellner, Kellnerin, Serviceangestellte, Servicemitarbeiterin, Servicefachangestellte, Servicekraft | serveur, serveuse, sommelier | cameriere, cameriera | waiter, waitress
Küchenhilfe | aide de cuisine | aiuto cucina, aiuto cuoco | kitchen assistant, kitchen helper
Barkeeper, Barmitarbeiterin | barman, barmaid | barista | bartender, barista
Verkäuferin, Detailhandelsfachfrau, Detailhandelsfachmann | vendeuse, gestionnaire du commerce de détail | commessa, commesso | shop assistant, sales assistant
Pflegefachfrau, Pflegefachmann, Krankenschwester, Pflegefachperson | infirmière, infirmier | infermiera, infermiere | nurse
Pflegehelferin, Pflegehelfer, Pflegehilfe, Spitex | aide-soignante, aide-soignant, auxiliaire de santé | assistente di cura, aiuto domiciliare | care assistant, caregiver, healthcare assistant
Schreiner, Tischler, Schreinerin | menuisier, ébéniste | falegname | carpenter, joiner
Zimmermann, Zimmerin | charpentier | carpentiere | carpenter, roof carpenter
Maurer | maçon | muratore | bricklayer, mason
Maler, Malerin | peintre, peintre en bâtiment | pittore, imbianchino | house painter, painter, decorator
Elektriker, Elektroinstallateur | électricien | elettricista | electrician
Sanitär, Sanitärinstallateur | plombier, installateur sanitaire, sanitaire* | idraulico | plumber
Gärtner, Landschaftsgärtner, Gärtnerin | jardinier, paysagiste | giardiniere | gardener, landscaper
Dachdecker, Spengler | couvreur, ferblantier | copritetto, lattoniere | roofer
Plattenleger, Plättlileger, Bodenleger | carreleur, poseur de sol | piastrellista, posatore | tiler, floor layer
Mechaniker, Automechaniker | mécanicien | meccanico | mechanic, car mechanic
Chauffeur, Chauffeurin, Fahrer*, *Lastwagenchauffeur | chauffeur | autista, conducente | driver*, *truck driver, *delivery driver, chauffeur
Coiffeuse, Coiffeur, Friseur, Friseurin | coiffeur, coiffeuse* | parrucchiera, parrucchiere | hairdresser
Kosmetikerin | esthéticienne | estetista | beautician
Sekretärin, Kauffrau, Kaufmann, Sachbearbeiterin | employée de commerce, employé de commerce, secrétaire* | segretaria, impiegata di commercio, impiegato di commercio | secretary, office clerk
Buchhalter, Buchhalterin | comptable | contabile | accountant, bookkeeper
Informatiker, Softwareentwickler, Programmierer | informaticien, développeur | informatico, programmatore, sviluppatore | software developer, programmer, software engineer
Lagerist, Logistiker | magasinier, logisticien | magazziniere, addetto logistica | warehouse worker, logistics worker
Lehrstelle, Lehre*, Lehrling, Lernende | apprentissage, place d’apprentissage, apprenti | apprendistato, posto di apprendistato, apprendista | apprenticeship, apprentice
Praktikum, Praktikumsstelle, Praktikant | place de stage, stagiaire | posto di stage, praticantato, stagista | internship, trainee position
Ferienjob, Sommerjob, Nebenjob, Studentenjob | job d’été, job d’étudiant, petit job | lavoro estivo, lavoretto, lavoro studenti | summer job, student job, side job
Putzfrau, Putzhilfe, Raumpflegerin, Reinigungskraft, Haushaltshilfe | femme de ménage, aide de ménage, aide ménagère | donna delle pulizie, donna di servizio, colf, domestica | cleaning lady, cleaner, housekeeper
Fensterreinigung, Fensterputzer | nettoyage de vitres, laveur de vitres | pulizia vetri, lavavetri | window cleaning, window cleaner
Räumung, Entrümpelung, Entsorgung | débarras | sgombero, sgomberi | house clearance, junk removal
Hauswart, Hauswartung | concierge, conciergerie | custode di stabile, portinaio, portineria | caretaker, janitor
Tagesmutter, Nanny, Babysitter, Kinderfrau | maman de jour, nounou, baby-sitter, babysitter | mamma diurna, tata, babysitter, baby-sitter | nanny, babysitter, childminder
Hundesitter, Hundebetreuung | garde de chien, dog-sitter, promeneur de chien | dog sitter, dogsitter | dog sitter, dog walker
Deutschkurs, Deutschunterricht | cours d’allemand | corso di tedesco, lezioni di tedesco | German course, German lessons
Französischkurs, Französischunterricht | cours de français | corso di francese, lezioni di francese | French lessons, French course
Englischkurs, Englischunterricht | cours d’anglais | corso d’inglese, lezioni d’inglese, lezioni di inglese | English lessons, English course
Italienischkurs, Italienischunterricht | cours d’italien | corso d’italiano, lezioni d’italiano | Italian lessons, Italian course
Klavierunterricht, Klavierstunden | cours de piano, leçons de piano | lezioni di pianoforte, lezioni di piano | piano lessons
Gitarrenunterricht, Gitarrenstunden | cours de guitare, leçons de guitare | lezioni di chitarra | guitar lessons
Fotograf, Fotografin | photographe | fotografo, fotografa | photographer
"Massage", Massagen | massage | massaggio, massaggi | massage
Reparatur, Reparaturen | réparation | riparazione, riparazioni | repair
`;
