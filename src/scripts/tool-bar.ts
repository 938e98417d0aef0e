/**
 * Runs right after the members' tool bar, before it is painted: on a phone, where the bar scrolls
 * sideways, the current tool comes to its middle.
 */
const current = document.querySelector<HTMLElement>('#tools [aria-current]');
const list = current?.closest('ul');
if (current && list) {
  list.scrollLeft = current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2;
}
