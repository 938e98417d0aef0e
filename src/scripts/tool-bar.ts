/**
 * On a phone, where the members' tool bar scrolls sideways, the current tool comes to its middle:
 * with the first frame, because measuring earlier would lay out the half-parsed page.
 */
requestAnimationFrame(() => {
  const current = document.querySelector<HTMLElement>('#tools [aria-current]');
  const list = current?.closest('ul');
  if (current && list) {
    list.scrollLeft = current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2;
  }
});
