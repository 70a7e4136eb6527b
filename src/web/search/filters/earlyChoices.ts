/**
 * Says again what somebody has chosen in a form before its script was there: hydration leaves in the fields what they show,
 * and nobody has heard of it. In a text that somebody is at, one goes on; it is said when they leave it.
 */
export function repeatEarlyChoices(form: HTMLFormElement): void {
  for (const field of form.elements) {
    // What stands elsewhere comes alive by itself, and may have been heard by now.
    if (!form.contains(field)) continue;
    if (field instanceof HTMLSelectElement) {
      repeatEarlyChoice(field);
    } else if (field instanceof HTMLInputElement && field !== document.activeElement) {
      if (isChosenAnew(field)) chooseAgain(field);
      else if (field.value !== field.defaultValue) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    }
  }
}

/** The same of one list that stands outside its form. */
export function repeatEarlyChoice(field: HTMLSelectElement): void {
  if (!field.selectedOptions[0]?.defaultSelected) field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Of the radio buttons of a group the chosen one says all. */
function isChosenAnew({ type, checked, defaultChecked }: HTMLInputElement): boolean {
  return type === 'radio' ? checked && !defaultChecked : checked !== defaultChecked;
}

function chooseAgain(box: HTMLInputElement): void {
  box.checked = box.defaultChecked;
  // `click()` does nothing while a click on the box has woken the page and is still on its way.
  box.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}
