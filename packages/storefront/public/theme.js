// Runs before the first paint, so that nobody sees a flash of the wrong theme. Without a choice the system decides.
const chosenTheme = localStorage.getItem('theme');
if (chosenTheme) document.documentElement.dataset.theme = chosenTheme;
