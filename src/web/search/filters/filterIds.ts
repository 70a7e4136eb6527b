/** The form of the filters; a field that stands outside it names it. */
export const filterFormId = 'filters';

/** The sheet the form is in where there is no room beside the list; the button that opens it names it. */
export const filterPanelId = 'filter-panel';
