/** The id of the filter form, which fields outside it refer to. */
export const filterFormId = 'filters';

/** The id of the filter sheet, which the button that opens it refers to. */
export const filterPanelId = 'filter-panel';
