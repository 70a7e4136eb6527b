/** The form of the filters; a field that stands outside it names it. */
export const filterFormId = 'filters';
