import type { Language } from '#machines/market/language.ts';

/**
 * Every segment of a category that was ever in published addresses, as `id:segment`. New names are added, and no line
 * is removed.
 */
export const publishedSegments: Readonly<Record<Language, string>> = {
  de: `
    1000:immobilien 1020:wohnungen 1030:wg-zimmer 1040:haeuser 1050:ferienobjekte 1060:gewerbeobjekte 1080:bauland
    1090:parkplaetze 2000:fahrzeuge 2020:autos 2030:motorradzubehoer 2040:motorraeder 2050:nutzfahrzeuge 2060:boote
    2080:autozubehoer 2110:wohnwagen-und-wohnmobile 3000:haushalt 3020:sofas-und-sessel 3030:betten-und-matratzen
    3040:tische-und-stuehle 3050:schraenke-und-regale 3060:lampen 3070:haushaltsgeraete 3080:kueche-und-geschirr
    3090:dekoration-und-textilien 3200:garten-und-handwerk 3210:pflanzen 3220:gartenmoebel-und-grills
    3230:gartengeraete 3240:werkzeug-und-maschinen 3250:baumaterial 3400:spielzeug 3410:bausteine
    3420:puppen-und-plueschtiere 3430:gesellschaftsspiele-und-puzzles 3440:modellbau-und-modelleisenbahn
    3450:basteln-und-handarbeit 3460:spielzeug-fuer-draussen 4000:sport 4020:velos 4030:elektrovelos
    4040:velozubehoer 4060:fitness 4070:ballsport 4080:wassersport 4090:uebriger-sport 4090:weitere-sportarten
    4100:uebrige-freizeit 4100:weitere-hobbys 4120:wintersport 4160:camping-und-wandern 4200:buecher 4210:romane
    4220:kinderbuecher 4230:sachbuecher 4240:lehrmittel-und-fachbuecher 4250:comics 4260:zeitschriften 4300:musik
    4310:musikinstrumente 4320:cds 4330:schallplatten 4340:noten 4350:buehne-und-studio 4400:filme 4410:dvds
    4420:blu-rays 4430:videokassetten 4600:tickets 4610:konzerte-und-festivals 4620:sportanlaesse
    4630:theater-und-kultur 4640:gutscheine 4800:antiquitaeten-und-kunst 4810:antike-moebel 4820:bilder-und-drucke
    4830:porzellan-glas-und-silber 4840:antike-uhren 5000:computer 5010:laptops 5020:desktop-computer 5030:tablets
    5040:bildschirme 5050:drucker-und-scanner 5060:komponenten 5070:computerzubehoer 5400:tv-und-audio
    5410:fernseher 5420:hi-fi-und-lautsprecher 5430:kopfhoerer 5440:radios 5450:beamer-und-heimkino
    5460:konsolen-und-games 5600:foto-und-video 5610:kameras 5620:objektive 5630:stative-und-zubehoer
    5640:videokameras 5650:drohnen 5800:telefon 5810:smartphones 5820:festnetztelefone 5830:smartwatches
    5840:handyzubehoer 5850:navigation 6020:uebrige-stellen 6020:weitere-jobs 6200:baby-und-kind 6210:kinderwagen
    6220:babykleider 6230:kinderzimmer 6240:kindersitze 6250:pflege-und-ernaehrung 6300:kinderkleider-und-schuhe
    6400:jobs 6420:buero-und-verwaltung 6430:gastgewerbe-und-verkauf 6450:handwerk-und-bau 6470:pflege-und-soziales
    6500:dienstleistungen 6510:handwerk-und-renovation 6520:umzug-und-transport 6530:reinigung
    6540:unterricht-und-nachhilfe 6550:kinderbetreuung 6565:uebrige-dienstleistungen 6565:weitere-dienstleistungen
    6600:kleider-und-accessoires 6610:damenkleider 6620:herrenkleider 6630:schuhe 6640:taschen
    6650:schmuck-und-uhren 6800:buero-und-gewerbe 6810:bueromoebel 6820:buerobedarf 6830:laden-und-gastroeinrichtung
    6840:industriemaschinen 7000:sonstiges 7020:alles-andere 7040:gesundheit-und-schoenheit 7060:essen-und-trinken
    7200:sammeln 7210:briefmarken 7220:muenzen-und-noten 7230:ansichtskarten 7240:modellautos 7250:sammelkarten
    7777:verloren-und-gefunden 8000:tiere 8020:hunde 8030:katzen 8040:pferde 8050:kleintiere-und-voegel
    8060:fische-und-reptilien 8070:nutztiere 9080:tierzubehoer
  `,
  fr: `
    1000:immobilier 1020:appartements 1030:colocations 1040:maisons 1050:objets-de-vacances
    1050:logements-de-vacances 1060:locaux-commerciaux 1080:terrains-a-batir 1090:places-de-parc 2000:vehicules
    2020:voitures 2030:accessoires-moto 2040:motos 2050:vehicules-utilitaires 2060:bateaux 2080:accessoires-auto
    2110:caravanes-et-camping-cars 3000:menage 3000:meubles-et-maison 3020:canapes-et-fauteuils 3030:lits-et-matelas
    3040:tables-et-chaises 3050:armoires-et-etageres 3060:lampes 3070:electromenager 3080:cuisine-et-vaisselle
    3090:decoration-et-textiles 3200:jardin-et-bricolage 3210:plantes 3220:meubles-de-jardin-et-grils
    3220:meubles-de-jardin-et-barbecues 3230:outils-de-jardin 3240:outils-et-machines 3250:materiaux-de-construction
    3400:jouets 3410:briques-et-construction 3410:jeux-de-construction 3420:poupees-et-peluches
    3430:jeux-de-societe-et-puzzles 3440:modelisme-et-trains-miniatures 3450:loisirs-creatifs
    3460:jouets-d-exterieur 4000:sport 4020:velos 4030:velos-electriques 4040:accessoires-velo 4060:fitness
    4070:sports-de-balle 4070:sports-de-ballon-et-de-balle 4080:sports-nautiques 4090:autres-sports
    4100:autres-loisirs 4120:sports-d-hiver 4160:camping-et-randonnee 4200:livres 4210:romans
    4220:livres-pour-enfants 4230:livres-documentaires 4230:essais-et-documents 4240:manuels-et-livres-specialises
    4250:bandes-dessinees 4260:magazines 4300:musique 4310:instruments-de-musique 4320:cd 4330:vinyles
    4340:partitions 4350:scene-et-studio 4400:films 4410:dvd 4420:blu-ray 4430:cassettes-video 4600:billets
    4610:concerts-et-festivals 4620:manifestations-sportives 4630:theatre-et-culture 4640:bons
    4800:antiquites-et-art 4810:meubles-anciens 4820:tableaux-et-estampes 4830:porcelaine-verre-et-argent
    4840:horlogerie-ancienne 5000:informatique 5010:ordinateurs-portables 5020:ordinateurs-de-bureau 5030:tablettes
    5040:ecrans 5050:imprimantes-et-scanners 5060:composants 5070:accessoires-informatiques 5400:tv-et-audio
    5410:televiseurs 5420:hi-fi-et-haut-parleurs 5430:casques-et-ecouteurs 5440:radios
    5450:projecteurs-et-home-cinema 5460:consoles-et-jeux-video 5600:photo-et-video 5610:appareils-photo
    5620:objectifs 5630:trepieds-et-accessoires 5640:cameras-video 5650:drones 5800:telephone 5810:smartphones
    5820:telephones-fixes 5830:montres-connectees 5840:accessoires-telephone 5850:navigation 6020:autres-emplois
    6200:bebe-et-enfant 6210:poussettes 6220:vetements-bebe 6230:chambre-d-enfant 6240:sieges-enfant
    6250:soins-et-alimentation 6300:vetements-et-chaussures-enfant 6400:emplois 6420:bureau-et-administration
    6430:restauration-et-vente 6450:artisanat-et-construction 6470:soins-et-social 6470:sante-et-social
    6500:services 6510:artisans-et-renovation 6520:demenagement-et-transport 6530:nettoyage
    6540:cours-et-soutien-scolaire 6550:garde-d-enfants 6565:autres-services 6600:vetements-et-accessoires
    6610:vetements-femme 6620:vetements-homme 6630:chaussures 6640:sacs 6650:bijoux-et-montres
    6800:bureau-et-commerce 6810:meubles-de-bureau 6820:fournitures-de-bureau
    6830:agencement-de-magasin-et-restaurant 6840:machines-industrielles 7000:divers 7020:tout-le-reste
    7040:sante-et-beaute 7060:boire-et-manger 7060:alimentation-et-boissons 7200:collections 7210:timbres
    7220:monnaies-et-billets 7230:cartes-postales 7240:voitures-miniatures 7250:cartes-a-collectionner
    7777:objets-perdus-et-trouves 8000:animaux 8020:chiens 8030:chats 8040:chevaux 8050:petits-animaux-et-oiseaux
    8060:poissons-et-reptiles 8070:animaux-de-ferme 9080:accessoires-pour-animaux
  `,
  it: `
    1000:immobili 1020:appartamenti 1030:camere-in-condivisione 1040:case 1050:case-di-vacanza
    1060:spazi-commerciali 1080:terreni-edificabili 1090:posteggi 2000:veicoli 2020:auto 2030:accessori-moto
    2040:moto 2050:veicoli-commerciali 2060:barche 2080:accessori-auto 2110:roulotte-e-camper 3000:casa
    3000:arredamento-e-casa 3020:divani-e-poltrone 3030:letti-e-materassi 3040:tavoli-e-sedie 3050:armadi-e-scaffali
    3060:lampade 3070:elettrodomestici 3080:cucina-e-stoviglie 3090:decorazione-e-tessili 3200:giardino-e-fai-da-te
    3210:piante 3220:mobili-da-giardino-e-grill 3230:attrezzi-da-giardino 3240:utensili-e-macchine
    3250:materiale-edile 3400:giocattoli 3410:costruzioni 3420:bambole-e-peluche 3430:giochi-da-tavolo-e-puzzle
    3440:modellismo-e-trenini 3450:bricolage-e-lavori-a-mano 3460:giochi-per-l-aperto 4000:sport 4020:biciclette
    4030:biciclette-elettriche 4040:accessori-per-bici 4060:fitness 4070:sport-con-la-palla 4080:sport-acquatici
    4090:altri-sport 4100:altro-tempo-libero 4100:altri-hobby 4120:sport-invernali 4160:campeggio-ed-escursionismo
    4200:libri 4210:romanzi 4220:libri-per-bambini 4230:saggistica 4240:manuali-e-testi-specialistici 4250:fumetti
    4260:riviste 4300:musica 4310:strumenti-musicali 4320:cd 4330:dischi-in-vinile 4340:spartiti 4350:palco-e-studio
    4400:film 4410:dvd 4420:blu-ray 4430:videocassette 4600:biglietti 4610:concerti-e-festival
    4620:manifestazioni-sportive 4630:teatro-e-cultura 4640:buoni 4800:antiquariato-e-arte 4810:mobili-antichi
    4820:quadri-e-stampe 4830:porcellana-vetro-e-argento 4840:orologi-antichi 5000:computer 5010:portatili
    5020:computer-fissi 5030:tablet 5040:schermi 5050:stampanti-e-scanner 5060:componenti
    5070:accessori-per-computer 5400:tv-e-audio 5410:televisori 5420:hi-fi-e-altoparlanti 5430:cuffie 5440:radio
    5450:proiettori-e-home-cinema 5460:console-e-videogiochi 5600:foto-e-video 5610:fotocamere 5620:obiettivi
    5630:treppiedi-e-accessori 5640:videocamere 5650:droni 5800:telefono 5800:telefonia 5810:smartphone
    5820:telefoni-fissi 5830:smartwatch 5840:accessori-per-telefoni 5850:navigazione 6020:altri-impieghi
    6200:bebe-e-bambino 6200:bebe-e-bambini 6210:passeggini 6220:vestiti-per-bebe 6230:camera-dei-bambini
    6240:seggiolini 6250:cura-e-alimentazione 6300:vestiti-e-scarpe-per-bambini 6400:lavoro
    6420:ufficio-e-amministrazione 6430:ristorazione-e-vendita 6450:artigianato-ed-edilizia 6470:cure-e-sociale
    6470:sanita-e-sociale 6500:servizi 6510:artigiani-e-ristrutturazione 6520:traslochi-e-trasporti 6530:pulizie
    6540:corsi-e-ripetizioni 6550:custodia-di-bambini 6565:altri-servizi 6600:abbigliamento-e-accessori
    6610:abbigliamento-donna 6620:abbigliamento-uomo 6630:scarpe 6640:borse 6650:gioielli-e-orologi
    6800:ufficio-e-commercio 6810:mobili-d-ufficio 6820:materiale-d-ufficio 6830:arredo-per-negozi-e-ristoranti
    6840:macchine-industriali 7000:altro 7020:tutto-il-resto 7040:salute-e-bellezza 7060:cibi-e-bevande
    7200:collezionismo 7210:francobolli 7220:monete-e-banconote 7230:cartoline 7240:modellini-di-auto
    7250:carte-da-collezione 7777:oggetti-smarriti-e-trovati 8000:animali 8020:cani 8030:gatti 8040:cavalli
    8050:piccoli-animali-e-uccelli 8060:pesci-e-rettili 8070:animali-d-allevamento 9080:accessori-per-animali
  `,
  en: `
    1000:real-estate 1020:apartments 1030:flat-shares 1040:houses 1050:holiday-homes 1060:commercial-property
    1080:building-ground 1080:building-land 1090:parking-spaces 2000:vehicles 2020:cars 2030:motorcycle-accessories
    2040:motorcycles 2050:utility-vehicles 2060:boats 2080:car-accessories 2110:caravans-and-motorhomes
    3000:household 3020:sofas-and-armchairs 3030:beds-and-mattresses 3040:tables-and-chairs
    3050:wardrobes-and-shelves 3060:lamps 3070:household-appliances 3080:kitchenware 3090:decoration-and-textiles
    3200:garden-and-craft 3200:garden-and-diy 3210:plants 3220:garden-furniture-and-grills 3230:garden-tools
    3240:tools-and-machines 3250:building-material 3400:toys 3410:building-bricks 3420:dolls-and-soft-toys
    3430:board-games-and-puzzles 3440:models-and-model-railways 3450:arts-and-crafts 3460:outdoor-toys 4000:sport
    4020:bicycles 4030:electric-bicycles 4040:bicycle-accessories 4060:fitness 4070:ball-sports 4080:water-sports
    4090:other-sports 4100:other-leisure 4100:other-hobbies 4120:winter-sports 4160:camping-and-hiking 4200:books
    4210:novels 4220:children-s-books 4230:non-fiction 4240:textbooks 4250:comics 4260:magazines 4300:music
    4310:musical-instruments 4320:cds 4330:vinyl-records 4340:sheet-music 4350:stage-and-studio 4400:films 4410:dvds
    4420:blu-rays 4430:video-cassettes 4600:tickets 4610:concerts-and-festivals 4620:sports-events
    4630:theatre-and-culture 4640:vouchers 4800:antiques-and-art 4810:antique-furniture 4820:paintings-and-prints
    4830:porcelain-glass-and-silver 4840:antique-clocks-and-watches 5000:computers 5010:laptops
    5020:desktop-computers 5030:tablets 5040:monitors 5050:printers-and-scanners 5060:components
    5070:computer-accessories 5400:tv-and-audio 5410:televisions 5420:hi-fi-and-speakers 5430:headphones 5440:radios
    5450:projectors-and-home-cinema 5460:consoles-and-games 5600:photo-and-video 5610:cameras 5620:lenses
    5630:tripods-and-accessories 5640:video-cameras 5650:drones 5800:phones 5810:smartphones 5820:landline-phones
    5830:smartwatches 5840:phone-accessories 5850:navigation 6020:other-jobs 6200:baby-and-child
    6210:prams-and-pushchairs 6220:baby-clothes 6230:children-s-room 6240:child-seats 6250:care-and-feeding
    6300:children-s-clothes-and-shoes 6400:jobs 6420:office-and-administration 6430:catering-and-sales
    6430:hospitality-and-retail 6450:trades-and-construction 6470:care-and-social-work 6500:services
    6510:trades-and-renovation 6520:moving-and-transport 6530:cleaning 6540:lessons-and-tutoring 6550:childcare
    6565:other-services 6600:clothes-and-accessories 6610:women-s-clothes 6620:men-s-clothes 6630:shoes 6640:bags
    6650:jewellery-and-watches 6800:office-and-trade 6800:office-and-business 6810:office-furniture
    6820:office-supplies 6830:shop-and-restaurant-equipment 6840:industrial-machines 7000:other 7020:everything-else
    7040:health-and-beauty 7060:food-and-drink 7200:collectibles 7210:stamps 7220:coins-and-banknotes 7230:postcards
    7240:model-cars 7250:trading-cards 7777:lost-and-found 8000:animals 8020:dogs 8030:cats 8040:horses
    8050:small-pets-and-birds 8060:fish-and-reptiles 8070:farm-animals 9080:pet-supplies
  `,
};
