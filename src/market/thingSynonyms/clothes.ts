/** Clothes, bags, jewellery, and things for children. */
export const clothes = `
Jacke, Jacken | veste, blouson | giacca, giacche, giubbotto, giubbino | jacket
Winterjacke | veste d’hiver | giacca invernale, giubbotto invernale | winter jacket
Lederjacke | veste en cuir, blouson en cuir | giacca di pelle, giacca in pelle, giubbotto di pelle | leather jacket
Daunenjacke | doudoune | piumino*, giacca in piuma, piumino donna, piumino uomo | down jacket, puffer jacket
Regenjacke, Regenmantel | imperméable, veste de pluie | impermeabile, giacca antipioggia | raincoat, rain jacket
Mantel | manteau | cappotto, paltò | coat, overcoat
"Kleid", *Sommerkleid, *Damenkleid | robe | vestito, abito | dress
Abendkleid, Ballkleid | robe de soirée, robe de bal | abito da sera, vestito da sera | evening dress, ball gown, evening gown
Hochzeitskleid, Brautkleid | robe de mariée | abito da sposa, vestito da sposa | wedding dress, bridal gown, wedding gown
Jupe, Damenrock, *Minirock, *Faltenrock | jupe | gonna, gonne, *minigonna | skirt, *miniskirt
Hose, Hosen | pantalon | pantaloni, pantalone | trousers, pants
Shorts, kurze Hose | short, bermuda | pantaloncini, bermuda | shorts
Hemd, Hemden | chemise | camicia, camicie | shirt
Bluse, Blusen | chemisier, blouse | camicetta, blusa | blouse
T-Shirt, T-Shirts | t-shirt, tee-shirt | maglietta, t-shirt | t-shirt, tee-shirt
Pullover, Pulli | pull, pull-over, chandail | maglione, pullover | jumper, sweater, pullover
Kapuzenpullover, Kapuzenpulli, Hoodie | sweat à capuche, hoodie | felpa, felpa con cappuccio, hoodie | hoodie, sweatshirt
Trainingsanzug, Jogginganzug, Trainerhose | *training, survêtement, *jogging | tuta da ginnastica, tuta sportiva | tracksuit
Anzug, Anzüge, Herrenanzug | costume homme, costume trois pièces, complet homme, costume cravate | completo uomo, completo da uomo, abito da uomo, vestito da uomo | men’s suit, suit*, business suit, navy suit, three-piece suit
Krawatte | cravate | cravatta | necktie, silk tie
Gürtel | ceinture | cintura | belt
Schal, Halstuch, Foulard | écharpe, foulard | sciarpa, foulard | scarf
Mütze, Kappe, Dächlikappe | bonnet, casquette | berretto, cappellino, berretta | beanie, baseball cap
Hut, Hüte | chapeau | cappello | hat
Handschuhe | gants | guanti | gloves
Socken, Strümpfe | chaussettes | calze, calzini | socks
Unterwäsche, Büstenhalter | sous-vêtements, lingerie, soutien-gorge | biancheria intima, intimo, reggiseno | underwear, lingerie
Bademantel, Morgenmantel | peignoir, robe de chambre | accappatoio, vestaglia | bathrobe, dressing gown
Pyjama, Schlafanzug | pyjama | pigiama | pyjamas, pajamas
Badeanzug, Badehose, Badekleid, Bikini | maillot de bain, bikini | costume da bagno, bikini | swimsuit, swimming trunks, bikini
Umstandskleider, Umstandsmode, Schwangerschaftskleider | vêtements de grossesse, habits de grossesse | vestiti premaman, premaman | maternity clothes
Stiefel | botte, bottes | stivali | boots
Stiefeletten | bottines | stivaletti | ankle boots
Turnschuhe, Sneaker, Sneakers | *baskets, sneakers, chaussures de sport | scarpe da ginnastica, sneakers, scarpe sportive | sneakers, trainers
Laufschuhe, Joggingschuhe | chaussures de course, chaussures de running | scarpe da corsa, scarpe running | running shoes
Sandalen, Flipflops, Zehensandalen | sandales, tongs | sandali, infradito | sandals, flip-flops
Absatzschuhe, High Heels, *Pumps, Stöckelschuhe | escarpins, chaussures à talons, talons hauts | scarpe col tacco, scarpe con tacco, tacchi alti | high heels, heeled shoes
Hausschuhe, Finken | pantoufles, chaussons | pantofole, ciabatte | slippers
Gummistiefel | bottes en caoutchouc, bottes de pluie | stivali di gomma, stivali da pioggia | rubber boots, wellington boots, rain boots
Sonnenbrille | lunettes de soleil | occhiali da sole | sunglasses
"Brille", Brillengestell | lunettes | occhiali | eyeglasses, *spectacles, glasses*
Regenschirm, Schirm* | parapluie | ombrello | umbrella
"Koffer", Reisekoffer, Rollkoffer | valise | valigia, valigie, *trolley | suitcase, *luggage
Reisetasche, Sporttasche | sac de voyage, sac de sport | borsone, borsa da viaggio, borsa sportiva | travel bag, duffel bag, sports bag
Handtasche, Damentasche | sac à main | borsetta, borsa da donna | handbag, purse*
Portemonnaie, Geldbeutel, Brieftasche | portefeuille, porte-monnaie | portafoglio, portamonete, borsellino | wallet
Aktentasche, Aktenmappe | porte-documents, serviette en cuir | valigetta, cartella in pelle, borsa portadocumenti | briefcase
Schulthek, Schulranzen, Schultasche, Schulrucksack | sac d’école, cartable | zaino scuola, zaino scolastico, cartella scuola | school bag, satchel
"Ring", Fingerring, "Ringe" | bague | anello, anelli | ring
Ehering, Trauring, Verlobungsring | bague de fiançailles, alliance en or, alliances* | fede nuziale, fedi nuziali, anello di fidanzamento | wedding ring, engagement ring
Halskette, Collier, *Goldkette | collier, *chaîne en or | collana, collane, catenina | necklace
Armband, Armbänder, Armreif | bracelet | bracciale, braccialetto | bracelet, bangle
Ohrringe, Ohrring, *Ohrstecker | boucles d’oreilles, boucle d’oreille | orecchini, orecchino | earrings, earring, *ear studs
Brosche | broche | spilla | brooch
Armbanduhr, Herrenuhr, Damenuhr | montre, montre-bracelet | orologio da polso | wristwatch, wrist watch
Taschenuhr | montre de poche, montre à gousset | orologio da tasca | pocket watch
Perlenkette | collier de perles | collana di perle | pearl necklace
Kinderbett, Babybett, Gitterbett, Beistellbett | lit bébé, lit enfant, lit à barreaux, lit cododo | lettino, lettino bimbo, culla | baby cot, cot, crib, baby bed, toddler bed, kids bed
Reisebett | lit parapluie, lit de voyage | lettino da viaggio, lettino da campeggio | travel cot
Wiege, Stubenwagen | berceau | culla, vimini neonato | cradle, bassinet
Hochstuhl, Kinderhochstuhl, Treppenhochstuhl, Kinderstuhl | chaise haute | seggiolone | high chair
Wickeltisch, Wickelkommode | table à langer, commode à langer | fasciatoio | changing table
Laufgitter | parc bébé, parc pour bébé | box bambini, box per bambini | playpen, play pen
Babywippe | transat bébé, balancelle bébé | sdraietta, altalena neonato | baby bouncer, baby rocker
Babytrage, Tragetuch, Tragehilfe | porte-bébé, écharpe de portage | marsupio, fascia porta bebè | baby carrier, baby sling
Babyphone, Babyfon | babyphone, écoute-bébé | baby monitor, babyphone | baby monitor
Schoppen, Schoppenflasche, Schoppenflaschen, Babyflasche, Babyflaschen | biberon, biberons | biberon | baby bottle, feeding bottle
Milchpumpe | tire-lait | tiralatte | breast pump
Windeln | langes, *couches, couches-culottes, couches bébé, couches pampers | pannolini, pannolino | nappies, diapers, nappy
Nuggi, Schnuller | lolette, tétine | ciuccio, succhietto | pacifier, baby dummy
Babywanne, Babybadewanne | baignoire bébé | vaschetta bebè, vaschetta neonato | baby bath
Wickeltasche | sac à langer | borsa fasciatoio, borsa cambio | changing bag, diaper bag
Treppengitter, Treppenschutzgitter | barrière de sécurité, barrière d’escalier | cancelletto, cancelletto di sicurezza | stair gate, safety gate, baby gate
`;
