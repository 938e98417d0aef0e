/** Profile status that counts as an active premium subscription (product 4.4). */
export const ADMIN_STATUS = 'admin';
