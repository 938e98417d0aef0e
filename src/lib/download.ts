/** Downloads a text as a file. */
export function downloadText(fileName: string, text: string, type = 'text/plain'): void {
  downloadFile(fileName, new Blob([text], { type: `${type};charset=utf-8` }));
}

/** Downloads a file that was made in the page. */
export function downloadFile(fileName: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}
