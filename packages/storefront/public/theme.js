// Runs before the first paint, so that nobody sees a flash of the wrong theme. Without a choice the system decides.
const chosenTheme = localStorage.getItem('theme');
if (chosenTheme) document.documentElement.dataset.theme = chosenTheme;
// Nor of what is for visitors: pages are sent alike to everybody, and styles show its place to whoever has a session.
if (localStorage.getItem('access_token')) document.documentElement.dataset.session = 'kept';
