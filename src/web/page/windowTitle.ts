let title = '';
let unread = 0;

/** Says in the title of the window what page it shows. */
export function showTitle(of: string): void {
  title = of;
  write();
}

/** Says there in how many conversations something is unread, before the page's own title. */
export function showUnread(conversations: number): void {
  unread = conversations;
  write();
}

function write(): void {
  // Before a page has said its title the document has it already.
  if (title !== '') document.title = unread > 0 ? `(${unread}) ${title}` : title;
}
