import { category } from '../category.ts';

export const books = category(4200, { de: 'Bücher', fr: 'Livres', it: 'Libri', en: 'Books' }, [
  category(4210, { de: 'Romane', fr: 'Romans', it: 'Romanzi', en: 'Novels' }),
  category(4220, { de: 'Kinderbücher', fr: 'Livres pour enfants', it: 'Libri per bambini', en: "Children's books" }),
  category(4230, { de: 'Sachbücher', fr: 'Livres documentaires', it: 'Saggistica', en: 'Non-fiction' }),
  category(4240, {
    de: 'Lehrmittel und Fachbücher',
    fr: 'Manuels et livres spécialisés',
    it: 'Manuali e testi specialistici',
    en: 'Textbooks',
  }),
  category(4250, { de: 'Comics', fr: 'Bandes dessinées', it: 'Fumetti', en: 'Comics' }),
  category(4260, { de: 'Zeitschriften', fr: 'Magazines', it: 'Riviste', en: 'Magazines' }),
]);

export const music = category(4300, { de: 'Musik', fr: 'Musique', it: 'Musica', en: 'Music' }, [
  category(4310, {
    de: 'Musikinstrumente',
    fr: 'Instruments de musique',
    it: 'Strumenti musicali',
    en: 'Musical instruments',
  }),
  category(4320, { de: 'CDs', fr: 'CD', it: 'CD', en: 'CDs' }),
  category(4330, { de: 'Schallplatten', fr: 'Vinyles', it: 'Dischi in vinile', en: 'Vinyl records' }),
  category(4340, { de: 'Noten', fr: 'Partitions', it: 'Spartiti', en: 'Sheet music' }),
  category(4350, { de: 'Bühne und Studio', fr: 'Scène et studio', it: 'Palco e studio', en: 'Stage and studio' }),
]);

export const films = category(4400, { de: 'Filme', fr: 'Films', it: 'Film', en: 'Films' }, [
  category(4410, { de: 'DVDs', fr: 'DVD', it: 'DVD', en: 'DVDs' }),
  category(4420, { de: 'Blu-rays', fr: 'Blu-ray', it: 'Blu-ray', en: 'Blu-rays' }),
  category(4430, { de: 'Videokassetten', fr: 'Cassettes vidéo', it: 'Videocassette', en: 'Video cassettes' }),
]);
