// The window of an assistant, in a browser: the extension's own bridge and one sandboxed view. `view-page.ts` bundles it.
import { AppBridge, PostMessageTransport } from '@modelcontextprotocol/ext-apps/app-bridge';

/** Every message of the view, as it came. */
window.seen = [];
/** The heights that the view reported. */
window.heights = [];

let bridge;

/** Shows a view; what the assistant does not allow is missing in `capabilities`. */
window.showView = async ({ html, capabilities, context, width, refusesLinks, refusesMessages }) => {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.style.cssText = `width:${width}px;height:80px;border:0;display:block`;
  document.body.append(frame);
  window.addEventListener('message', ({ source, data }) => {
    if (source === frame.contentWindow) window.seen.push(data);
  });
  bridge = new AppBridge(null, { name: 'test-host', version: '1' }, capabilities, { hostContext: context });
  if (capabilities.serverTools) bridge.oncalltool = (params) => window.callTool(params);
  if (capabilities.openLinks) bridge.onopenlink = async () => (refusesLinks ? { isError: true } : {});
  if (!refusesMessages) bridge.onmessage = async () => ({});
  bridge.onupdatemodelcontext = async () => ({});
  bridge.onsizechange = ({ height }) => {
    window.heights.push(height);
    frame.style.height = `${height}px`;
  };
  const ready = new Promise((resolve) => {
    bridge.oninitialized = () => resolve();
  });
  await bridge.connect(new PostMessageTransport(frame.contentWindow, frame.contentWindow));
  frame.srcdoc = html;
  await ready;
};

/** Gives the view another width, as a window that is resized does. */
window.resizeView = (width) => {
  document.querySelector('iframe').style.width = `${width}px`;
};

window.tellView = (what, params) => bridge[what](params);
