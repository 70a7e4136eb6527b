let title = '';
let unread = 0;

/** Sets the title of the window to that of the page. */
export function showTitle(of: string): void {
  title = of;
  write();
}

/** Shows the number of unread conversations in the window's title, before the title of the page. */
export function showUnread(conversations: number): void {
  unread = conversations;
  write();
}

function write(): void {
  // Before a page has set its title, the title that came with the document is right.
  if (title !== '') document.title = unread > 0 ? `(${unread}) ${title}` : title;
}
