import type { ContentPage } from './contentPage.ts';

/** A page of terms, as the server sends it. */
export const termsExample: ContentPage = {
  name: 'terms',
  title: 'Terms',
  description: 'The rules of the market.',
  updated: '2026-11-30',
  intro: ['Read them together with the ', { text: 'safety tips', to: '/en/safety' }, '.'],
  sections: [
    { id: 'scope', title: 'Scope', blocks: [{ text: ['These terms apply to all visitors.'] }] },
    {
      id: 'ads',
      title: 'Ads',
      blocks: [{ text: ['Not allowed:'] }, { list: [['weapons'], ['more under ', { text: 'Scope', to: '#scope' }]] }],
    },
    { id: 'fees', title: 'Fees', blocks: [{ text: ['Posting is free.'] }] },
    { id: 'liability', title: 'Liability', blocks: [{ text: ['Sellers answer for their ads.'] }] },
    { id: 'law', title: 'Law', blocks: [{ text: ['Swiss law applies.'] }] },
    { id: 'changes', title: 'Changes', blocks: [{ text: ['We announce changes.'] }] },
  ],
};

/** A help page with three questions in two groups. */
export const helpExample: ContentPage = {
  name: 'help',
  title: 'Help',
  description: 'Answers to frequent questions.',
  updated: '2026-11-30',
  sections: [
    {
      id: 'post-an-ad',
      group: 'Selling',
      title: 'How do I post an ad?',
      blocks: [{ text: ['Choose ', { text: 'Post an ad', to: '/en/ai/start' }, '.'] }],
    },
    {
      id: 'photos',
      group: 'Selling',
      title: 'How many photos can I add?',
      blocks: [{ text: ['Up to 10 photos.'] }],
    },
    {
      id: 'delete-account',
      group: 'Account',
      title: 'How do I delete my account?',
      blocks: [{ text: ['In your settings.'] }],
    },
  ],
};
