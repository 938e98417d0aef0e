/** Firebase comes with the first focus, tap or returned code, not with the page (design 8). */
export const loadAccounts = () => import('./accounts');
