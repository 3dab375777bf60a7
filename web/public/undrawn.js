// A page that cannot be drawn says so: its script did not load or failed, or the browser is too old for it. Plain old script, so it
// works there too; deferred, it runs before the page's own. The page removes the notice once it is drawn (main.ts).
var notice = document.getElementById("undrawn");

function show(event) {
  // A picture or a font that is missing keeps nothing from being drawn.
  if (event.target instanceof Element && event.target.tagName !== "SCRIPT") return;
  notice.hidden = false;
}

addEventListener("error", show, true);
addEventListener("unhandledrejection", show);
setTimeout(show, 20000, {});
notice.querySelector("button").onclick = function () {
  location.reload();
};
