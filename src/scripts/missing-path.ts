/** Logs the address that led to the not-found page (P section 2). */
console.error('404: no page at', location.pathname);
