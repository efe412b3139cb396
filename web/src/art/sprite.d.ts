declare module "potager:sprite" {
  const url: string;
  export default url;
}
