/**
 * Repeats the events for choices that the user made before hydration, which keeps the fields' values without firing
 * events. A focused text field is skipped; it fires its own event on blur.
 */
export function repeatEarlyChoices(form: HTMLFormElement): void {
  for (const field of form.elements) {
    // Associated fields outside the form hydrate separately, and may have fired already.
    if (!form.contains(field)) continue;
    if (field instanceof HTMLSelectElement) {
      repeatEarlyChoice(field);
    } else if (field instanceof HTMLInputElement && field !== document.activeElement) {
      if (isChangedByVisitor(field)) chooseAgain(field);
      else if (field.value !== field.defaultValue) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    }
  }
}

/** Repeats the change event of a select outside the filter form, if the visitor changed it before hydration. */
export function repeatEarlyChoice(field: HTMLSelectElement): void {
  if (!field.selectedOptions[0]?.defaultSelected) field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Of a group of radio buttons, only the checked one is considered. */
function isChangedByVisitor({ type, checked, defaultChecked }: HTMLInputElement): boolean {
  return type === 'radio' ? checked && !defaultChecked : checked !== defaultChecked;
}

function chooseAgain(box: HTMLInputElement): void {
  box.checked = box.defaultChecked;
  // `click()` does nothing while the click on the box that triggered the hydration is still being dispatched.
  box.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}
