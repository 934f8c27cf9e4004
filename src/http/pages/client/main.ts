import { startCopying } from './copy.ts';
import { startParts } from './parts.ts';
import { startPrefill } from './prefill.ts';

// Every page works without this script; with it, answers appear next to their questions.
document.documentElement.classList.add('scripted');
startParts();
startPrefill();
startCopying();

document.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('[data-print]') !== null) window.print();
});
// Open everything before printing.
window.addEventListener('beforeprint', () => {
  for (const folded of document.querySelectorAll('main details')) folded.setAttribute('open', '');
});
