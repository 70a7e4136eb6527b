import type { MessageDescriptor } from '@lingui/core';
import { priceWords } from './prices.ts';

/** The texts of a field in the ad form, apart from the parameters of categories. */
interface FieldWords {
  readonly label: MessageDescriptor;
  readonly hint?: MessageDescriptor;
}

/** The texts of the fields that every listing has, and of those of the contact step. */
export const fieldWords: Readonly<Record<string, FieldWords>> = {
  title: {
    label: /*i18n*/ { id: 'insertion.title', message: 'Title' },
    hint: /*i18n*/ { id: 'insertion.title.hint', message: 'Name the item in a few words, e.g. “City bike, 7 gears”.' },
  },
  category: {
    label: /*i18n*/ { id: 'insertion.category', message: 'Category' },
  },
  subcategory: {
    label: /*i18n*/ { id: 'insertion.subcategory', message: 'Subcategory' },
  },
  body: {
    label: /*i18n*/ { id: 'insertion.body', message: 'Description' },
    hint: /*i18n*/ {
      id: 'insertion.body.hint',
      message: 'Mention condition, dimensions and what’s included.',
    },
  },
  price_kind: { label: /*i18n*/ { id: 'insertion.priceKind', message: 'Price' } },
  price: { label: /*i18n*/ { id: 'insertion.price', message: 'Amount' } },
  text_language: {
    label: /*i18n*/ { id: 'insertion.textLanguage', message: 'Language of the ad' },
  },
  email: {
    label: /*i18n*/ { id: 'insertion.email', message: 'Email' },
    hint: /*i18n*/ { id: 'insertion.email.hint', message: 'Buyers don’t see your email address.' },
  },
  password: { label: /*i18n*/ { id: 'insertion.password', message: 'Password' } },
  password_confirm: { label: /*i18n*/ { id: 'insertion.passwordConfirm', message: 'Repeat password' } },
  company_ad: { label: /*i18n*/ { id: 'insertion.companyAd', message: 'Posting as' } },
  name: { label: /*i18n*/ { id: 'insertion.name', message: 'Name' } },
  phone: { label: /*i18n*/ { id: 'insertion.phone', message: 'Phone' } },
  phone_hidden: {
    label: /*i18n*/ { id: 'insertion.phoneHidden', message: 'Hide phone number' },
    hint: /*i18n*/ { id: 'insertion.phoneHidden.hint', message: 'Buyers send you a message instead.' },
  },
  zipcode: { label: /*i18n*/ { id: 'insertion.zipcode', message: 'Postcode' } },
};

/** The labels of the options, by field. */
export const fieldOptionWords: Readonly<Record<string, Readonly<Record<string, MessageDescriptor>>>> = {
  price_kind: {
    amount: /*i18n*/ { id: 'insertion.priceKind.amount', message: 'Amount' },
    ...priceWords,
  },
  company_ad: {
    private: /*i18n*/ { id: 'insertion.companyAd.private', message: 'Private' },
    company: /*i18n*/ { id: 'insertion.companyAd.company', message: 'Business' },
  },
};

/** The placeholder of a choice without a value. */
export const chooseWord: MessageDescriptor = /*i18n*/ { id: 'insertion.choose', message: 'Please choose' };
