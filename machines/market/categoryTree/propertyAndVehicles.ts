import { category } from '../category.ts';

export const realEstate = category(1000, { de: 'Immobilien', fr: 'Immobilier', it: 'Immobili', en: 'Real estate' }, [
  category(1020, { de: 'Wohnungen', fr: 'Appartements', it: 'Appartamenti', en: 'Apartments' }),
  category(1030, { de: 'WG-Zimmer', fr: 'Colocations', it: 'Camere in condivisione', en: 'Flat shares' }),
  category(1040, { de: 'Häuser', fr: 'Maisons', it: 'Case', en: 'Houses' }),
  category(1050, { de: 'Ferienobjekte', fr: 'Objets de vacances', it: 'Case di vacanza', en: 'Holiday homes' }),
  category(1060, {
    de: 'Gewerbeobjekte',
    fr: 'Locaux commerciaux',
    it: 'Spazi commerciali',
    en: 'Commercial property',
  }),
  category(1080, { de: 'Bauland', fr: 'Terrains à bâtir', it: 'Terreni edificabili', en: 'Building ground' }),
  category(1090, { de: 'Parkplätze', fr: 'Places de parc', it: 'Posteggi', en: 'Parking spaces' }),
]);

export const vehicles = category(2000, { de: 'Fahrzeuge', fr: 'Véhicules', it: 'Veicoli', en: 'Vehicles' }, [
  category(2020, { de: 'Autos', fr: 'Voitures', it: 'Auto', en: 'Cars' }),
  category(2030, { de: 'Motorradzubehör', fr: 'Accessoires moto', it: 'Accessori moto', en: 'Motorcycle accessories' }),
  category(2040, { de: 'Motorräder', fr: 'Motos', it: 'Moto', en: 'Motorcycles' }),
  category(2050, {
    de: 'Nutzfahrzeuge',
    fr: 'Véhicules utilitaires',
    it: 'Veicoli commerciali',
    en: 'Utility vehicles',
  }),
  category(2060, { de: 'Boote', fr: 'Bateaux', it: 'Barche', en: 'Boats' }),
  category(2080, { de: 'Autozubehör', fr: 'Accessoires auto', it: 'Accessori auto', en: 'Car accessories' }),
  category(2110, {
    de: 'Wohnwagen und Wohnmobile',
    fr: 'Caravanes et camping-cars',
    it: 'Roulotte e camper',
    en: 'Caravans and motorhomes',
  }),
]);
