import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  isScalarType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
  isUnionType,
  Kind,
  type GraphQLNamedType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { leavingReasons } from '#machines/account/lifecycle/leavingReasons.ts';
import { entryKinds } from '#machines/conversation/lifecycle/conversation.ts';
import { reportReasons } from '#machines/conversation/lifecycle/conversationFacts.ts';
import { maxPictures, mostOptions, mostSimilar } from '#machines/market/limits.ts';
import { contactStates } from '#machines/messaging/contact/contactBox.ts';
import { allowedCommands, deliveryStates } from '#machines/messaging/openConversation/shownConversation.ts';
import { warningKinds } from '#machines/messaging/warnings.ts';
import { searchSorts } from '#machines/search/searchSort.ts';
import { suggestionTypes } from '#machines/suggestions/suggestionTypes.ts';
import { languages } from '#machines/market/language.ts';
import { categoryTree } from '#machines/market/categories/categories.ts';
import { parametersFor } from '#machines/market/parameters/parameters.ts';
import { cantons } from '#market/cantons/cantons.ts';
import { pictureWidths } from '#market/pictures.ts';
import { fieldCosts } from '#server/graphql/fieldCosts.ts';
import { marketSchema } from '#server/graphql/schema.ts';
import { mostSuggestions } from '#server/graphql/resolvers/suggestionsArguments.ts';

const schema = marketSchema();

function ours(): GraphQLNamedType[] {
  return Object.values(schema.getTypeMap()).filter(
    (type) => !type.name.startsWith('__') && !(isScalarType(type) && isSpecifiedScalarType(type)),
  );
}

/** Every element of the schema: `Listing`, `Listing.title`, `Picture.addresses(format)`, `Language.DE`. */
function described(type: GraphQLNamedType): [name: string, description: string | null | undefined][] {
  const own: [string, string | null | undefined] = [type.name, type.description];
  if (isEnumType(type))
    return [own, ...type.getValues().map((value): typeof own => [`${type.name}.${value.name}`, value.description])];
  if (isInputObjectType(type))
    return [
      own,
      ...Object.values(type.getFields()).map((field): typeof own => [`${type.name}.${field.name}`, field.description]),
    ];
  if (!isObjectType(type)) return [own];
  const fields = Object.values(type.getFields()).flatMap((field): (typeof own)[] => [
    [`${type.name}.${field.name}`, field.description],
    ...field.args.map((argument): typeof own => [`${type.name}.${field.name}(${argument.name})`, argument.description]),
  ]);
  return [own, ...fields];
}

/** All fields of the schema's objects, each with its name: `Listing.title`. */
function fields() {
  return ours()
    .filter(isObjectType)
    .flatMap((type) =>
      Object.values(type.getFields()).map((field) => ({ field, place: `${type.name}.${field.name}` })),
    );
}

/** The number of elements that a field is assumed to return when a query does not state it. */
function assumed(field: ReturnType<typeof fields>[number]['field']): number | undefined {
  return fieldCosts(schema, field).size({ kind: Kind.FIELD, name: { kind: Kind.NAME, value: field.name } });
}

describe('the schema', () => {
  it('describes every type, field, argument and value', () => {
    const all = ours().flatMap(described);
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter(([, description]) => !description).map(([name]) => name)).toEqual([]);
    const directives = schema.getDirectives().filter((directive) => !isSpecifiedDirective(directive));
    expect(directives.filter(({ description }) => !description)).toEqual([]);
  });

  it('states the length of each list of objects, at the list or at the field above it', () => {
    const lists = fields().filter(
      ({ field: { type } }) => isListType(getNullableType(type)) && isCompositeType(getNamedType(type)),
    );
    const sizedByParent = new Set(
      fields().flatMap(({ field }) =>
        fieldCosts(schema, field).sizedFields.map((name) => `${getNamedType(field.type).name}.${name}`),
      ),
    );
    expect(lists.length).toBeGreaterThan(5);
    const unassumed = lists.filter(({ field, place }) => assumed(field) === undefined && !sizedByParent.has(place));
    expect(unassumed.map(({ place }) => place)).toEqual([]);
  });

  it('assumes lists to be as long as they are', () => {
    const sizes = new Map(fields().map(({ field, place }) => [place, assumed(field)]));
    const children = categoryTree.map((category) => category.children.length);
    expect(sizes.get('Query.categories')).toBe(categoryTree.length);
    expect(sizes.get('Category.children')).toBeGreaterThanOrEqual(Math.max(...children));
    expect(sizes.get('ListingCounts.categories')).toBeGreaterThanOrEqual(
      children.reduce((sum, count) => sum + count + 1, 0),
    );
    expect(sizes.get('ListingCounts.regions')).toBe(cantons.length);
    const facets = [...categoryTree, ...categoryTree.flatMap(({ children }) => children)].map(
      ({ id }) => parametersFor(id).length,
    );
    expect(sizes.get('ListingPage.facets')).toBeGreaterThanOrEqual(Math.max(...facets));
    expect(sizes.get('SelectFacet.options')).toBe(mostOptions);
    expect(sizes.get('SearchSuggestions.suggestionGroups')).toBe(suggestionTypes.length);
    expect(sizes.get('SearchSuggestionGroup.suggestions')).toBe(mostSuggestions);
    expect(sizes.get('Listing.similar')).toBe(mostSimilar);
    expect(sizes.get('Listing.pictures')).toBe(maxPictures);
    expect(sizes.get('Picture.addresses')).toBe(pictureWidths.length);
  });

  it('has an enum value for each value of the market', () => {
    const values = (name: string) => {
      const type = schema.getType(name);
      return isEnumType(type) ? type.getValues().map(({ value }) => value as unknown) : [];
    };
    expect(values('Language')).toEqual(languages);
    expect(values('ListingSort')).toEqual(searchSorts);
    expect(values('Widening')).toEqual(['neighbours', 'country']);
    expect(values('SellerKind')).toEqual(['private', 'company']);
    expect(values('ListingKind')).toEqual(['offer', 'wanted']);
    expect(values('ListingStatus')).toEqual(['active', 'reserved', 'sold', 'expired']);
    expect(values('PictureFormat')).toEqual(['avif', 'webp', 'jpg']);
    expect(values('SearchSuggestionType')).toEqual(suggestionTypes);
    expect(values('AccountStatus')).toEqual(['unverified', 'active', 'deactivated', 'leaving']);
    expect(values('EmailChangeSide')).toEqual(['old', 'new']);
    expect(values('MailLinkPurpose')).toEqual(['verifyEmail', 'confirmEmailChange', 'undoDeletion']);
    expect(values('MailLinkState')).toEqual(['open', 'half', 'done']);
    expect(values('LeavingReason')).toEqual(leavingReasons);
    expect(values('OwnListingStatus')).toEqual([
      'draft',
      'awaitingVerification',
      'inReview',
      'rejected',
      'active',
      'paused',
      'reserved',
      'sold',
      'expired',
      'removed',
    ]);
    expect(values('OwnListingGroup')).toEqual(['active', 'inactive']);
    expect(values('OwnListingCommand')).toEqual([
      'edit',
      'reprice',
      'pause',
      'resume',
      'reserve',
      'endReservation',
      'sell',
      'cancelSale',
      'renew',
      'remove',
    ]);
    expect(values('DuplicateReason')).toEqual(['title', 'photo']);
    expect(values('SoldWhere')).toEqual(['here', 'elsewhere', 'untold']);
    expect(values('EntryKind')).toEqual(entryKinds);
    expect(values('WarningKind')).toEqual(warningKinds);
    expect(values('ReportReason')).toEqual(reportReasons);
    expect(values('MessagesTab')).toEqual(['buyer', 'seller']);
    expect(values('DeliveryState')).toEqual(deliveryStates);
    expect(values('ConversationCommand')).toEqual(allowedCommands);
    expect(values('ContactState')).toEqual(contactStates);
    expect(values('DailyLimit')).toEqual(['EDITS', 'DRAFTS', 'MESSAGES', 'CHANGES', 'ELSEWHERE', 'NONE']);
    expect(ours().filter(isEnumType)).toHaveLength(26);
    const unions = ours().filter(isUnionType);
    expect(unions.map(({ name }) => name).toSorted()).toEqual([
      'AccountAnswer',
      'ConversationAnswer',
      'DeletionAnswer',
      'EmailChangeAnswer',
      'Facet',
      'LeavingReasonAnswer',
      'MailAnswer',
      'MailLinkAnswer',
      'MessageAnswer',
      'MessagingSettingsAnswer',
      'OwnListingAnswer',
      'PhoneAnswer',
      'Price',
      'PublishAnswer',
      'RenewalAnswer',
      'SaveDraftAnswer',
      'SessionAnswer',
      'UndoDeletionAnswer',
      'VerifyEmailAnswer',
    ]);
  });
});
